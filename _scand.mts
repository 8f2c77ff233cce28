import { readFileSync } from 'node:fs'
import { openPdf,  readPageLines } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { candidates } from './packages/engine/src/reading-candidates.ts'
import { judgeAccounts } from './packages/engine/src/judge-accounts.ts'
import * as RT from './packages/engine/src/read-tables.ts'
const P=(RT as any).PREPARATIONS
const lib=await startPdfium()
import { toLine, readStagesOfPages } from '@ledgerlift/engine'
const NEW='bofumelapidoku'
const strange=(t:string)=>{let i=0; return t.replace(/\p{L}/gu,c=>{ i++; if(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}|\p{Script=Arabic}|\p{Script=Hebrew}/u.test(c)) return '龘'; const n=NEW[(i+t.length)%NEW.length]!; return c===c.toUpperCase()&&c!==c.toLowerCase()?n.toUpperCase():n})}
const inDate=(l:any,w:any)=>{const i=l.words.indexOf(w); return l.dates.some((d:any)=>i>=d.from&&i<d.to)||w.text.replace(/[^\p{L}]/gu,'').length<3
}
const place=(w:any)=>`${w.page} ${w.x0} ${w.baseline} ${w.text}`
const [kind,at]=(process.env.STRANGE??'').split('=')
const estrange=(pages0:any[])=>{ if(!kind) return pages0; const st=readStagesOfPages(pages0,pages0.length).parts[0]!; const set=new Set<string>()
  if(kind==='title') for(const hs of st.headers) for(const h of hs) for(const c of h.cells) if(c.title===at) for(const w of c.words) set.add(place(w))
  if(kind==='name') for(const p of st.pages) for(const l of p.lines) if(l.text.replace(/\d/g,'#')===at) for(const w of l.words) if(/\p{L}/u.test(w.text)&&!inDate(l,w)) set.add(place(w))
  return st.pages.map((p:any)=>({...p,lines:p.lines.map((l:any)=>l.words.some((w:any)=>set.has(place(w)))?toLine(l.words.map((w:any)=>set.has(place(w))?{...w,text:strange(w.text)}:w)):l)})) }
for(const a of process.argv.slice(2)){ const f=(a.startsWith('/')?a:'/work/contact/'+a).replace(/(\.pdf)?$/,'')
 const truth=JSON.parse(readFileSync(f+'.truth.json','utf8')); const pdf=openPdf(lib,readFileSync(f+'.pdf'),truth.password??undefined); const pages=estrange(readPageLines(pdf)); pdf.close()
 const sheets=P?P.reduce((p:any,x:any)=>x(p),pages):pages
 let k=0
 for(const c of candidates({pages:sheets,unread:[],order:undefined} as any)){ k++
  const nums=c.explain(); const j=judgeAccounts(c.read.accounts,nums)
  console.log('== cand',k,JSON.stringify(c.read.convention),'titled',c.isTitled,'lost',c.lost,JSON.stringify(j))
  if(process.env.H) for(const [p,h] of c.read.headers.entries()) for(const x of h) console.log('  H p'+(p+1),x.lines[0]?.baseline.toFixed(0),x.cells.map((y:any)=>y.title+'/'+y.role).join(' | '))
  for(const t of c.read.reading.tables){ const ch=t.choice; console.log('  TABLE p'+(t.table.entries.find((e:any)=>e.kind==='row') as any)?.page,t.table.columns.map((x:any)=>x.title+'/'+x.role).join(' | '),'rows',t.table.entries.filter((e:any)=>e.kind==='row').length,ch?JSON.stringify(ch.weighed[0].reading):'no ledger')
   if(process.env.R) for(const e of t.table.entries as any) console.log('     ',e.kind==='row'?e.cells.map((c:any)=>c.words.map((w:any)=>w.text).join(' ')).join(' | '):'# '+e.line.text) }
  if(process.env.N) for(const n of nums) if((n as any).role==='unexplained') console.log('   ? ',(n as any).line?.text, (n as any).money?.magnitude)
  for(const x of c.read.accounts as any){ console.log('  ACC',x.result.check,x.result.opening,x.result.closing,x.ledger.movements.length); if(process.env.M) x.ledger.movements.forEach((m:any,i:number)=>console.log('    ',m.row.kind,JSON.stringify(m.row.date),m.row.description.slice(0,40),m.movement,m.balance,x.result.checks[i],x.result.equations?.[i]?.kind)) }
  if(k>=Number(process.env.K??6)) break
 }}
