// usage: _sshow.mts folder nameSub kind at   (LINES=1 MAX=n)
import { openPdf, readStages, readStagesOfPages, toLine } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { ofFolder } from './packages/fuzz/src/truth/true-statements.ts'
const [folder,sub,kind,at]=process.argv.slice(2) as string[]
const lib=await startPdfium()
const NEW='bofumelapidoku'
const strange=(t:string)=>{let i=0; return t.replace(/\p{L}/gu,c=>{ i++; if(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}|\p{Script=Arabic}|\p{Script=Hebrew}/u.test(c)) return '龘'; const n=NEW[(i+t.length)%NEW.length]!; return c===c.toUpperCase()&&c!==c.toLowerCase()?n.toUpperCase():n})}
const inDate=(l:any,w:any)=>{const i=l.words.indexOf(w); return l.dates.some((d:any)=>i>=d.from&&i<d.to)||w.text.replace(/[^\p{L}]/gu,'').length<3
}
const place=(w:any)=>`${w.page} ${w.x0} ${w.baseline} ${w.text}`
const key=(t:string)=>t.replace(/\d/g,'#')
for (const s of ofFolder(folder!)) if(s.name.includes(sub!)){
  const f=openPdf(lib,s.pdf,s.password??undefined); const st=readStages(f).parts[0]!; f.close()
  const set=new Set<string>()
  if(kind==='title') for(const hs of st.headers) for(const h of hs) for(const c of h.cells) if(c.title===at) for(const w of c.words) set.add(place(w))
  if(kind==='name') for(const p of st.pages) for(const l of p.lines) if(key(l.text)===at) for(const w of l.words) if(/\p{L}/u.test(w.text)&&!inDate(l,w)) set.add(place(w))
  const pages=st.pages.map((p:any)=>({...p,lines:p.lines.map((l:any)=>l.words.some((w:any)=>set.has(place(w)))?toLine(l.words.map((w:any)=>set.has(place(w))?{...w,text:strange(w.text)}:w)):l)}))
  console.log('words made strange',set.size)
  if(process.env.LINES) for(const p of pages) for(const x of p.lines) console.log(String(p.number)+' '+x.baseline.toFixed(0).padStart(4)+' '+x.words.map((w:any)=>`${w.x0.toFixed(0)}:${w.text}`).join(' '))
  for(const [name,r] of [['BEFORE',readStagesOfPages(st.pages,st.pages.length)],['AFTER',readStagesOfPages(pages,pages.length)]] as any){
    console.log('=====',name)
    for(const p of r.parts){ console.log('tried',p.tried,'titled',p.isTitled); for(const hs of p.headers) for(const h of hs) console.log('HEADER',h.cells.map((c:any)=>c.title+'/'+c.role).join(' | '))
     for(const t of p.reading.tables){ const c=t.choice; console.log('TABLE',t.table.columns.map((x:any)=>x.title+'/'+x.role).join(' | '),'uses',t.uses.join(','),c?JSON.stringify({...c.weighed?.[0],witness:undefined}).slice(0,300):'no ledger') }}
    for(const a of r.statement.accounts as any) console.log('ACC',JSON.stringify([a.check,a.openingBalance,a.closingBalance,a.period,a.currency]))
    console.log('WARN',JSON.stringify(r.statement.warnings).slice(0,600))
    const M=Number(process.env.MAX??10); for(const t of (r.statement.transactions as any).slice(0,M)) console.log('  ',t.page,t.date,t.valueDate,'|',t.description,'|',t.reference,'|',t.debit,t.credit,t.balance,t.check)
  }
  if(process.env.TRUTH) for(const t of (s.rows as any).slice(0,Number(process.env.MAX??10))) console.log('  T',t.page,t.date,t.valueDate,'|',t.description,'|',t.reference,'|',t.debit,t.credit,t.balance)
}
