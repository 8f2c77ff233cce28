/** Page numbers as people and the server read them: `1-3,5`. */
export function pageList(pages: Iterable<number>): string {
  const runs: [number, number][] = []
  for (const page of [...new Set(pages)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else runs.push([page, page])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}
