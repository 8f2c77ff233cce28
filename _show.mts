import { readFileSync } from 'node:fs'
import { openPdf, readStages } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { align } from './corpus/score.mjs'
const lib=await startPdfium()
const n=(m:any)=>m===null||m===undefined||m===''?null:Number(m)
const sq=(t:any)=>(t??'').replace(/\s+/g,' ').trim().toLowerCase()
const sc=(r:any)=>({date:r.date,description:sq(r.description),reference:sq(r.reference),debit:n(r.debit),credit:n(r.credit),balance:n(r.balance)})
for(const a of process.argv.slice(2)){ const p=a.includes('/contact/')||a.startsWith('/')?a:'/work/contact/'+a; const f=p.replace(/(\.pdf)?$/,'')
 const truth=JSON.parse(readFileSync(f+'.truth.json','utf8'))
 const pdf=openPdf(lib,readFileSync(f+'.pdf'),truth.password??undefined); const r=readStages(pdf); pdf.close()
 console.log('#####',a,'truth open/close',truth.openingBalance,truth.closingBalance,truth.currency,JSON.stringify(truth.period))
 if(process.env.LINES) for(const p of r.parts.flatMap((x:any)=>x.pages)) for(const x of p.lines) console.log(String(p.number)+' '+x.baseline.toFixed(0).padStart(4)+' '+x.words.map((w:any)=>`${w.x0.toFixed(0)}:${w.text}`).join(' '))
 for(const p of r.parts) for(const t of p.reading.tables){ const c=t.choice; console.log('TABLE p'+(t.table.entries.find((e:any)=>e.kind==='row') as any)?.page,t.table.columns.map((x:any)=>x.title+'/'+x.role).join(' | '),'\n   uses',t.uses.join(','),c?JSON.stringify(c.weighed[0].reading)+' score '+c.weighed[0].score.toFixed(2)+' named '+c.witness.isNamed+' told '+c.witness.isTold+' rows '+c.movements.length:'no ledger') }
 for(const p of r.parts) console.log('BAL',JSON.stringify((p as any).reading.balances.map((b:any)=>[b.kind,b.money.magnitude,b.money.isNegative])), 'conv',JSON.stringify((p as any).convention),'tried',(p as any).tried)
 for(const x of r.statement.accounts as any) console.log('ACC',JSON.stringify([x.check,x.openingBalance,x.closingBalance,x.period,x.currency,x.number]))
 const t=r.statement.transactions as any; const pairs=align(truth.transactions.map(sc),t.map(sc)); const of=new Map(pairs.map(([i,j]:any)=>[i,j])); const used=new Set(pairs.map(([,j]:any)=>j))
 const f2=(x:any)=>[x.page,x.date,x.valueDate,'|',x.description,'|',x.reference,'|',x.debit,x.credit,x.balance,x.check??''].join(' ')
 let k=0; const M=Number(process.env.MAX??10)
 truth.transactions.forEach((x:any,i:number)=>{ const j=of.get(i); const y=j===undefined?null:t[j]; const same=y&&x.date===y.date&&n(x.debit)===n(y.debit)&&n(x.credit)===n(y.credit)&&n(x.balance)===n(y.balance)&&sq(x.description)===sq(y.description)&&sq(x.reference)===sq(y.reference)&&(x.valueDate??null)===(y.valueDate??null); if(!same&&k++<M){console.log('  T '+f2(x)); console.log('  R '+(y?f2(y):'-'))} })
 t.forEach((y:any,j:number)=>{ if(!used.has(j)&&k++<M+8) console.log('  + '+f2(y)) })
}
