// usage: _less.mts 'kind' nameSubstring [folder]
import { openPdf, readStages, readStagesOfPages } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { lessenedOf } from './lessened/lessen.ts'
import { ofFolder, ofHabits } from './truth/true-statements.ts'
const [kind,sub,folder]=process.argv.slice(2)
const lib=await startPdfium()
async function* all(){ if(folder){ for(const s of ofFolder(folder)) if(s.name.includes(sub!)) yield s } else for await (const s of ofHabits({seed:Number(process.env.SEED??42),runs:1})) if(s.name.includes(sub!)) yield s }
for await (const s of all()){
  const f=openPdf(lib,s.pdf,s.password??undefined); const st=readStages(f); f.close()
  for(const l of lessenedOf(st.parts[0]!)) if(l.kind===kind && (!process.env.AT||l.at===process.env.AT)){
    console.log('###',s.name,l.at)
    if(process.env.LINES) for(const p of l.pages) for(const x of p.lines) console.log(String(p.number)+' '+x.baseline.toFixed(0).padStart(4)+' '+x.words.map((w:any)=>`${w.x0.toFixed(0)}:${w.text}`).join(' '))
    const r=readStagesOfPages(l.pages,l.pages.length)
    for(const p of r.parts) for(const t of p.reading.tables){ const c=t.choice; console.log('TABLE',t.table.columns.map((x:any)=>x.title+'/'+x.role).join(' | '),'uses',t.uses.join(','),c?JSON.stringify({...c.weighed[0],witness:{...c.witness,overruled:0,opposed:c.witness.opposed.size}}):'no ledger') }
    for(const a of r.statement.accounts as any) console.log('ACC',JSON.stringify([a.check,a.openingBalance,a.closingBalance,a.period,a.currency]))
    const M=Number(process.env.MAX??12); for(const t of (r.statement.transactions as any).slice(0,M)) console.log('  ',t.page,t.date,t.valueDate,'|',t.description,'|',t.reference,'|',t.debit,t.credit,t.balance,t.check)
    if(process.env.TRUTH) for(const t of (s.rows as any).slice(0,M)) console.log('  T',t.page,t.date,t.valueDate,'|',t.description,'|',t.reference,'|',t.debit,t.credit,t.balance)
  }
}
