import { readFileSync, writeFileSync, existsSync, readdirSync } from 'node:fs'
import { openPdf, readStages } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { align } from './corpus/score.mjs'
const S='/work/shared/corpus/'
const all=['corpus/set',S+'public',S+'real',...readdirSync(S+'families').filter(n=>/^set-/.test(n)).map(n=>S+'families/'+n),...(process.env.SETS??'habits-42').split(',').map(x=>'/work/contact/'+x)]
const folders=process.env.ONLY?process.env.ONLY.split(',').map(x=>x.length<=2||x.startsWith('habits')?'/work/contact/'+x:x):all
const lib=await startPdfium()
const n=(m:any)=>m===null||m===undefined||m===''?null:Number(m)
const sq=(t:any)=>(t??'').replace(/\s+/g,' ').trim().toLowerCase()
const sc=(r:any)=>({date:r.date,description:sq(r.description),reference:sq(r.reference),debit:n(r.debit),credit:n(r.credit),balance:n(r.balance)})
const out:any={}
for(const d of folders){ if(!existsSync(d))continue
 for(const f of readdirSync(d).filter(x=>x.endsWith('.pdf')).sort()){ const id=f.replace(/\.pdf$/,''); const tf=d+'/'+id+'.truth.json'; if(!existsSync(tf))continue
  const truth=JSON.parse(readFileSync(tf,'utf8')); if(truth.scanned||/^scan-/.test(id))continue
  let t:any[]=[],acc='?'
  try{ const pdf=openPdf(lib,readFileSync(d+'/'+f),truth.password??undefined); const s=readStages(pdf); pdf.close(); t=s.statement.transactions as any; acc=JSON.stringify((s.statement as any).accounts.map((a:any)=>[a.check,a.openingBalance,a.closingBalance,a.period,a.currency,a.number]))}catch(e){acc='crash '+String(e)}
  const pairs=align(truth.transactions.map(sc),t.map(sc)); let money=0,full=0; const rt=new Set<number>()
  const same=(a:any,b:any)=>a.date===b.date&&n(a.debit)===n(b.debit)&&n(a.credit)===n(b.credit)&&n(a.balance)===n(b.balance)
  const ok=new Set<number>()
  for(const [i,j] of pairs){ const a=truth.transactions[i],b=t[j]; if(same(a,b)){money++; ok.add(j); if(sq(a.description)===sq(b.description)&&sq(a.reference)===sq(b.reference)&&(a.valueDate??null)===(b.valueDate??null))full++}}
  const wp=t.filter((x,j)=>x.check==='proved'&&!ok.has(j)).length
  out[d.split('/').pop()+'/'+id]={n:truth.transactions.length,read:t.length,money,full,wp,proved:t.filter(x=>x.check==='proved').length,acc,h:JSON.stringify(t.map(x=>[x.date,x.valueDate,x.debit,x.credit,x.balance,x.check,x.description,x.reference]))}
 }}
const B=process.env.BASE??'/tmp/base.json'
if(process.argv[2]==='base'){writeFileSync(B,JSON.stringify(out));}
const base=existsSync(B)?JSON.parse(readFileSync(B,'utf8')):{}
const by:any={}
for(const [k,o] of Object.entries(out) as any){ const g=k.split('/')[0]; const b=by[g]??={docs:0,rowsRight:0,perfect:0,wp:0,proved:0}; b.docs++; if(o.money===o.n&&o.read===o.n)b.rowsRight++; if(o.full===o.n&&o.read===o.n)b.perfect++; b.wp+=o.wp; b.proved+=o.proved
 const p=base[k]; if(process.env.LIST&&(o.full<o.n||o.read!==o.n||o.wp)) console.log(k,`rows ${o.money}/${o.n} read ${o.read} cells ${o.full} proved ${o.proved} wrongproved ${o.wp}`)
 if(p&&process.argv[2]!=='base'&&(p.h!==o.h||p.acc!==o.acc)) console.log('CHANGED',k,`rows ${p.money}>${o.money}/${o.n} cells ${p.full}>${o.full} proved ${p.proved}>${o.proved} wp ${p.wp}>${o.wp} read ${p.read}>${o.read}`,p.acc===o.acc?'':p.acc+' > '+o.acc)}
console.log(JSON.stringify(by))
