/**
 * Breaks a text into lines of at most `width` characters: between words, or, as fixed-width print does, wherever the
 * line is full. A word that is longer than a line stands on one by itself.
 */
export function wrapText(text: string, width: number, cutsWords: boolean): string[] {
  return cutsWords ? cutText(text, width) : wrapWords(text, width)
}

function cutText(text: string, width: number): string[] {
  const lines: string[] = []
  for (let rest = text.trim(); rest !== ''; rest = rest.slice(width).trim())
    lines.push(rest.slice(0, width).trim())
  return lines
}

function wrapWords(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
