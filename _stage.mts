import { readFileSync, existsSync, readdirSync } from 'node:fs'
import { openPdf, readPageLines, extractFromPages, readStagesOfPages } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
const S='/work/shared/corpus/'
const folders=['corpus/set',S+'public',S+'real',...readdirSync(S+'families').filter(n=>/^set-/.test(n)).map(n=>S+'families/'+n)]
const lib=await startPdfium()
const docs:any[]=[]
for(const d of folders){ if(!existsSync(d))continue
 for(const f of readdirSync(d).filter(x=>x.endsWith('.pdf')).sort()){ const id=f.replace(/\.pdf$/,''); const tf=d+'/'+id+'.truth.json'; if(!existsSync(tf))continue
  const truth=JSON.parse(readFileSync(tf,'utf8')); if(truth.scanned||/^scan-/.test(id))continue
  docs.push({k:d.split('/').pop()+'/'+id,bytes:readFileSync(d+'/'+f),pw:truth.password??undefined}) }}
const R=Number(process.env.R??3)
const acc:any={}
for(let r=0;r<R+1;r++) for(const x of docs){
  const c0=process.cpuUsage()
  const t0=performance.now(); const pdf=openPdf(lib,x.bytes,x.pw); const pages=readPageLines(pdf); const t1=performance.now()
  const st=readStagesOfPages(pages,pdf.pageCount); const t2=performance.now(); pdf.close()
  if(r===0)continue
  const a=acc[x.k]??={read:[],rest:[],tried:st.parts.map((p:any)=>p.tried).join('+'),pages:pages.length}
  a.read.push(t1-t0); a.rest.push(t2-t1)
}
const med=(v:number[])=>v.sort((a,b)=>a-b)[v.length>>1]
let tr=0,ts=0; const rows:any[]=[]
for(const [k,a] of Object.entries(acc) as any){ const r=med(a.read),s=med(a.rest); tr+=r;ts+=s; rows.push([k,a.pages,r.toFixed(1),s.toFixed(1),a.tried]) }
rows.sort((a,b)=>b[3]-a[3])
if(process.env.V) for(const r of rows.slice(0,Number(process.env.V))) console.log(r.join('\t'))
console.log('read+lines',tr.toFixed(0),'rest',ts.toFixed(0))
