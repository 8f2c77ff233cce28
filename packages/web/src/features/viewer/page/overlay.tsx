import { type KeyboardEvent, memo, type PointerEvent, type RefObject, useMemo, useState } from 'react'
import { WORDS } from '#words/inspect.ts'
import { type Area, type Axis, NO_EDGES, placeGuide, type TextEdges } from '../drawing/area.ts'
import type { Point } from '../drawing/rect.ts'
import { OVERLAY_EXTRA_PX } from '../limits.ts'
import { hitTest } from '../tool/hit-test.ts'
import type { Mode, Tool, ViewerEvent } from '../tool/viewer-state.ts'
import { AreaShape } from './area-shape.tsx'
import { useTwoFingers } from './use-two-fingers.ts'

type OverlayProps = {
  readonly page: number
  readonly areas: readonly Area[]
  readonly active: number | null
  readonly mode: Mode
  readonly tool: Tool
  readonly edges: TextEdges
  /** Of the page, in CSS pixels. */
  readonly width: number
  readonly height: number
  /** Which table an area belongs to, counted from 1. */
  readonly numberOf: (area: Area) => number
  /** What scrolls the page. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly onZoom: (steps: number) => void
  readonly dispatch: (event: ViewerEvent) => void
}

const MARGIN = OVERLAY_EXTRA_PX / 2
const POINTERS = { 'pointer-down': true, 'pointer-move': true, 'pointer-up': true } as const

/** The transparent sheet over the page: turns pointers and keys into events, and draws what comes of them. */
export const Overlay = memo(function Overlay(props: OverlayProps) {
  const { page, areas, active, mode, tool, edges, width, height, numberOf, dispatch } = props
  const [hover, setHover] = useState<Point | null>(null)
  const two = useTwoFingers({
    scroller: props.scroller,
    onStart: () => dispatch({ type: 'drop' }),
    onZoom: props.onZoom,
  })
  const pixel = useMemo(() => ({ x: 1 / width, y: 1 / height }), [width, height])

  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - left - MARGIN) / width, y: (event.clientY - top - MARGIN) / height }
  }
  const send = (type: keyof typeof POINTERS, event: PointerEvent<SVGSVGElement>) => {
    // Alt puts a guide exactly where the pointer is.
    dispatch({ type, at: pointOf(event), pixel, edges: event.altKey ? NO_EDGES : edges })
  }
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    // From here on we get the events of the pointer, wherever it goes.
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!two.down(event) && event.isPrimary) send('pointer-down', event)
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (two.move(event) || !event.isPrimary) return
    if (tool.name === 'idle') setHover(event.pointerType === 'touch' ? null : pointOf(event))
    else send('pointer-move', event)
  }
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    if (!two.up(event) && event.isPrimary) send('pointer-up', event)
  }
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) {
      event.preventDefault()
      dispatch({ type: 'add-area' })
    }
  }

  const activeArea = areas.find(({ id }) => id === active) ?? null
  const ghost = tool.name === 'idle' ? ghostGuide(mode, activeArea, hover, edges) : null
  return (
    <svg
      role="application"
      aria-label={`${WORDS.tablesOnPage(page)}. ${WORDS.drawKeys}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard draws here, too
      tabIndex={0}
      data-testid="overlay"
      data-tool={tool.name}
      width={width + OVERLAY_EXTRA_PX}
      height={height + OVERLAY_EXTRA_PX}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + OVERLAY_EXTRA_PX} ${height + OVERLAY_EXTRA_PX}`}
      className="absolute top-[-50px] left-[-50px] touch-none select-none focus-visible:outline-offset-[-50px]"
      style={{ cursor: cursorOf(mode, tool, areas, active, hover, pixel) }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => {
        two.up(event)
        dispatch({ type: 'drop' })
      }}
      onPointerLeave={() => setHover(null)}
      // The focus stays where it is: a table that was drawn with the mouse leaves the arrow keys to the pages.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      {areas.map((area) => (
        <AreaShape
          key={area.id}
          area={area}
          number={numberOf(area)}
          isActive={area.id === active}
          width={width}
          height={height}
          dispatch={dispatch}
        />
      ))}
      {tool.name === 'drawing' ? (
        <rect
          data-testid="ghost"
          x={tool.rect.x * width}
          y={tool.rect.y * height}
          width={tool.rect.width * width}
          height={tool.rect.height * height}
          className="fill-[#1f4fa8]/10 stroke-[#1f4fa8]"
          strokeDasharray="4 3"
        />
      ) : null}
      {ghost && activeArea ? (
        <line
          {...(ghost.axis === 'columns'
            ? {
                x1: ghost.at * width,
                x2: ghost.at * width,
                y1: activeArea.y * height,
                y2: (activeArea.y + activeArea.height) * height,
              }
            : {
                y1: ghost.at * height,
                y2: ghost.at * height,
                x1: activeArea.x * width,
                x2: (activeArea.x + activeArea.width) * width,
              })}
          className="stroke-[#1f4fa8]/60"
          strokeDasharray="4 3"
        />
      ) : null}
    </svg>
  )
})

type Ghost = { readonly axis: Axis; readonly at: number }

/** Where a click would put a guide. */
function ghostGuide(mode: Mode, area: Area | null, hover: Point | null, edges: TextEdges): Ghost | null {
  if (mode === 'selection' || area === null || hover === null) return null
  const axis: Axis = mode === 'column' ? 'columns' : 'rows'
  const at = placeGuide(area, axis, axis === 'columns' ? hover.x : hover.y, edges[axis])
  return at === null ? null : { axis, at }
}

function cursorOf(
  mode: Mode,
  tool: Tool,
  areas: readonly Area[],
  active: number | null,
  hover: Point | null,
  pixel: Point,
): string {
  if (tool.name === 'moving') return 'move'
  if (tool.name === 'resizing') return `${tool.handle}-resize`
  if (tool.name === 'extracting') return 'progress'
  if (mode === 'column' || tool.name === 'column') return 'col-resize'
  if (mode === 'row' || tool.name === 'row') return 'row-resize'
  if (hover === null) return 'crosshair'
  const hit = hitTest(areas, active, hover, pixel)
  if (hit.kind === 'handle') return `${hit.handle}-resize`
  if (hit.kind === 'guide') return hit.axis === 'columns' ? 'col-resize' : 'row-resize'
  return hit.kind === 'area' ? 'move' : 'crosshair'
}
