import { readFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { openPdf, readPageLines, readStagesOfPages } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
const S='/work/shared/corpus/'
const folders=process.env.ONLY?process.env.ONLY.split(','):['corpus/set',S+'public',S+'real',...readdirSync(S+'families').filter(n=>/^set-/.test(n)).map(n=>S+'families/'+n)]
const lib=await startPdfium()
const docs:any[]=[]
for(const d of folders){ if(!existsSync(d))continue
 for(const f of readdirSync(d).filter(x=>x.endsWith('.pdf')).sort()){ const id=f.replace(/\.pdf$/,''); const tf=d+'/'+id+'.truth.json'; if(!existsSync(tf))continue
  const truth=JSON.parse(readFileSync(tf,'utf8')); if(truth.scanned||/^scan-/.test(id))continue
  const bytes=readFileSync(d+'/'+f); const pdf=openPdf(lib,bytes,truth.password??undefined); const pages=readPageLines(pdf)
  docs.push({bytes,pw:truth.password??undefined,pages,n:pdf.pageCount}); pdf.close() }}
const go=()=>{ for(const x of docs){ if(process.env.READ){const pdf=openPdf(lib,x.bytes,x.pw); readPageLines(pdf); pdf.close()} else readStagesOfPages(x.pages,x.n)} }
for(let i=0;i<3;i++) go()
const s=new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval',{interval:250}); await s.post('Profiler.start')
const t=performance.now(); for(let i=0;i<Number(process.env.R??6);i++) go(); console.log('ms/round',((performance.now()-t)/Number(process.env.R??6)).toFixed(0))
const {profile}=await s.post('Profiler.stop') as any
const self=new Map<string,number>(), incl=new Map<string,number>(), file=new Map<string,number>()
const byId=new Map(profile.nodes.map((n:any)=>[n.id,n])); const par=new Map<number,number>(); for(const n of profile.nodes) for(const c of n.children??[]) par.set(c,n.id)
const cnt=new Map<number,number>(); for(let i=0;i<profile.samples.length;i++) cnt.set(profile.samples[i],(cnt.get(profile.samples[i])??0)+profile.timeDeltas[i])
let tot=0
const name=(n:any)=>n.callFrame.functionName+' '+n.callFrame.url.split('/src/').pop()+':'+(n.callFrame.lineNumber+1)
for(const [id,v] of cnt){ tot+=v; let n:any=byId.get(id); self.set(name(n),(self.get(name(n))??0)+v); file.set(n.callFrame.url.split('/src/').pop(),(file.get(n.callFrame.url.split('/src/').pop())??0)+v); const seen=new Set(); for(let k:any=id;k!==undefined;k=par.get(k)){ const m=name(byId.get(k)); if(!seen.has(m)){seen.add(m); incl.set(m,(incl.get(m)??0)+v)} } }
const top=(m:Map<string,number>,k:number)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,k).map(([n,v])=>(v/tot*100).toFixed(1)+'% '+n).join('\n')
console.log('SELF\n'+top(self,Number(process.env.K??60))); console.log('INCL\n'+top(incl,Number(process.env.KI??110)));console.log('FILE\n'+top(file,50))
