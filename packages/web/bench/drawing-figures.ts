/** What a trace of Chromium says of a drag, in milliseconds: the middle one of all, and the 95th of 100. */
export type DrawingFigures = {
  /** From a move of the pointer to the frame on the screen that shows it. */
  readonly moveToScreen: { readonly median: number; readonly p95: number }
  /** How long a frame keeps the page's thread: script, style, layout and paint. */
  readonly frame: { readonly median: number; readonly p95: number }
}

/** The parts of a trace that the figures are read from, and what a person wants to see beside them. */
export const TRACED = [
  'input',
  'cc',
  'benchmark',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
]

type TraceEvent = {
  readonly name: string
  /** `b` and `e`: a span begins and ends. */
  readonly ph: string
  /** In microseconds, as is `dur`. */
  readonly ts: number
  readonly dur?: number
  readonly id2?: { readonly local?: string }
  readonly args: { readonly event_latency?: { readonly event_type?: string } }
}

/** @param trace as Chromium writes it, JSON */
export function drawingFigures(trace: Buffer): DrawingFigures {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const isDrag = ({ args }: TraceEvent) => args.event_latency?.event_type === 'MOUSE_DRAGGED'
  const moves = spans(traceEvents, 'EventLatency', isDrag)
  const frames = traceEvents.flatMap(({ name, dur }) =>
    name === 'ProxyMain::BeginMainFrame' && dur !== undefined ? [dur / 1000] : [],
  )
  if (moves.length === 0 || frames.length === 0) throw new Error('the trace has no drag')
  return { moveToScreen: summary(moves), frame: summary(frames) }
}

/** How long spans of a name took, in milliseconds. */
function spans(
  events: readonly TraceEvent[],
  name: string,
  isWanted: (begin: TraceEvent) => boolean,
): number[] {
  const open = new Map<string, number>()
  const took: number[] = []
  for (const event of events.filter((one) => one.name === name).sort((a, b) => a.ts - b.ts)) {
    const id = event.id2?.local ?? ''
    if (event.ph === 'b' && isWanted(event)) open.set(id, event.ts)
    const began = event.ph === 'e' ? open.get(id) : undefined
    if (began === undefined) continue
    took.push((event.ts - began) / 1000)
    open.delete(id)
  }
  return took
}

function summary(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}
