import { readFileSync } from 'node:fs'
import { openPdf, readStages } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { align } from './corpus/score.mjs'
const lib=await startPdfium(); const n=(m:any)=>m===null||m===undefined||m===''?null:Number(m)
const sq=(t:any)=>(t??'').replace(/\s+/g,' ').trim().toLowerCase()
const sc=(r:any)=>({date:r.date,description:sq(r.description),reference:sq(r.reference),debit:n(r.debit),credit:n(r.credit),balance:n(r.balance)})
let max=Number(process.env.MAX??6)
for(const k of process.argv.slice(2)){ const d='/work/contact/'+k
 const truth=JSON.parse(readFileSync(d+'.truth.json','utf8')); const pdf=openPdf(lib,readFileSync(d+'.pdf'),truth.password??undefined); const s=readStages(pdf); pdf.close(); const t=s.statement.transactions as any[]
 console.log('=====',k,truth.transactions.length,t.length); let c=0
 const pairs=align(truth.transactions.map(sc),t.map(sc)) as any[]; const ri=new Set(pairs.map(p=>p[0])),rj=new Set(pairs.map(p=>p[1]))
 for(const [i,j] of pairs){ const a=truth.transactions[i],b=t[j]; const f:any=[]
  for(const x of ['date','valueDate','description','reference','debit','credit','balance']) { const A=a[x]??null,B=b[x]??null; const same=['debit','credit','balance'].includes(x)?n(A)===n(B):sq(A)===sq(B); if(!same) f.push(`${x}: T ${A} | R ${B}`)}
  if(f.length&&c++<max) console.log('#'+i,b.check,f.join('\n     ')) }
 truth.transactions.forEach((a:any,i:number)=>{ if(!ri.has(i)&&c++<max+6) console.log('MISSING',JSON.stringify(a))}); t.forEach((b,j)=>{ if(!rj.has(j)&&c++<max+6) console.log('EXTRA',b.date,b.description,b.debit,b.credit,b.balance)})
 if(process.env.FACTS) console.log(JSON.stringify((s.statement as any).accounts.map((a:any)=>({...a,doubts:undefined,equation:undefined}))).slice(0,900), JSON.stringify({...truth,transactions:undefined}).slice(0,600))
}
