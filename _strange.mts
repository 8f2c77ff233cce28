// usage: KINDS=title,name OUT=file _strange.mts folders... (HABITS=1)
import { writeFileSync } from 'node:fs'
import { openPdf, readStages, readStagesOfPages, toLine } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { judgeRows } from './packages/fuzz/src/lessened/judge-lessened.ts'
import { ofFolder, ofHabits } from './packages/fuzz/src/truth/true-statements.ts'
const S='/work/shared/corpus/'
const folders=process.argv.slice(2)
const lib=await startPdfium()
const NEW='bofumelapidoku'
const strange=(t:string)=>{let i=0; return t.replace(/\p{L}/gu,c=>{ i++; if(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}|\p{Script=Arabic}|\p{Script=Hebrew}/u.test(c)) return '龘'; const n=NEW[(i+t.length)%NEW.length]!; return c===c.toUpperCase()&&c!==c.toLowerCase()?n.toUpperCase():n})}
const inDate=(l:any,w:any)=>{const i=l.words.indexOf(w); return l.dates.some((d:any)=>i>=d.from&&i<d.to)||w.text.replace(/[^\p{L}]/gu,'').length<3
}
const place=(w:any)=>`${w.page} ${w.x0} ${w.baseline} ${w.text}`
const rebuild=(pages:any[],is:(w:any)=>boolean)=>pages.map(p=>({...p,lines:p.lines.map((l:any)=>l.words.some(is)?toLine(l.words.map((w:any)=>is(w)?{...w,text:strange(w.text)}:w)):l)}))
async function* all(){ for(const f of folders) yield* ofFolder(f); if(process.env.HABITS) yield* ofHabits({seed:42,runs:1}) }
const tally:any={}; const rows:any[]=[]
const key=(t:string)=>t.replace(/\d/g,'#')
for await (const s of all()){
  if(process.env.SUB&&!s.name.includes(process.env.SUB)) continue
  const f=openPdf(lib,s.pdf,s.password??undefined); const d=readStages(f); f.close()
  if(d.parts.length>1) continue
  const st=d.parts[0]!
  const w0=judgeRows(s.rows,st.statement.transactions); if(w0.wrong+w0.spurious>0) continue
  const proved0=st.statement.transactions.filter((t:any)=>t.check==='proved').length
  // words within rows
  const inRow=new Set<string>()
  for(const t of st.statement.transactions as any) for(const c of Object.values(t.cells) as any[]) if(c){ const p=st.pages.find(p=>p.number===c.page)!; const [x,y,w,h]=c.box; for(const l of p.lines) for(const v of l.words){ const cx=(v.x0+v.x1)/2/p.size.width, cy=(v.top+v.bottom)/2/p.size.height; if(cx>=x&&cx<=x+w&&cy>=y&&cy<=y+h) inRow.add(place(v)) } }
  const titleWords=new Map<string,Set<string>>()
  const allTitle=new Set<string>()
  for(const hs of st.headers) for(const h of hs){ for(const l of h.lines) for(const w of l.words) allTitle.add(place(w)); for(const c of h.cells) if(c.words.length){ const k=c.title; const set=titleWords.get(k)??new Set(); for(const w of c.words) set.add(place(w)); titleWords.set(k,set) } }
  const jobs:[string,string,(w:any)=>boolean][]=[]
  for(const [k,set] of titleWords) jobs.push(['title',k,w=>set.has(place(w))])
  const lines=new Map<string,Set<string>>()
  for(const p of st.pages) for(const l of p.lines){ const free=l.words.filter((w:any)=>!inRow.has(place(w))&&!allTitle.has(place(w))&&/\p{L}/u.test(w.text)&&!inDate(l,w)); if(free.length===0||(l as any).topics===0) continue; if(l.words.some((w:any)=>inRow.has(place(w))||allTitle.has(place(w)))) continue; if(free.length>8) continue; const k=key(l.text); const set=lines.get(k)??new Set(); for(const w of free) set.add(place(w)); lines.set(k,set) }
  for(const [k,set] of lines) jobs.push(['name',k,w=>set.has(place(w))])
  for(const [kind,at,is] of jobs){
    if(process.env.KINDS&&!process.env.KINDS.split(',').includes(kind)) continue
    const t=tally[kind]??={all:0,alike:0,proved:0,lostProof:0}; t.all++
    let tr:any; try{ const pages=rebuild(st.pages as any,is); tr=readStagesOfPages(pages,pages.length).statement.transactions }catch(e){ rows.push([s.name,kind,at,'CRASH '+e]); continue }
    const j=judgeRows(s.rows,tr); const pr=tr.filter((x:any)=>x.check==='proved').length
    if(j.wrongButProved>0) t.proved++
    if(j.wrong+j.spurious===0){ t.alike++; if(pr<proved0) t.lostProof++ } else rows.push([s.name,kind,at,`${j.wrong} wrong ${j.spurious} spurious ${j.wrongButProved} proved of ${s.rows.length}`])
  }
}
console.log(JSON.stringify(tally)); writeFileSync(process.env.OUT??'/tmp/strange.txt',rows.map(r=>r.join('\t')).join('\n')+'\n')
