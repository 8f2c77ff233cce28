import { foldText } from './table-view.ts'

/** A text in which what was looked for stands out. */
export function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  const folded = wanted === '' ? '' : foldText(text)
  const at = wanted === '' ? -1 : folded.indexOf(wanted)
  // Where folding changed the length, the place in the text is not known.
  if (at === -1 || folded.length !== text.length) return text
  const end = at + wanted.length
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-doubt-wash text-ink">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
