import { type KeyboardEvent, memo } from 'react'
import { WORDS } from '#words/inspect.ts'
import { type Area, type Axis, extentOf, sizeOf } from '../drawing/area.ts'
import { handlesOf } from '../tool/hit-test.ts'
import type { ViewerEvent } from '../tool/viewer-state.ts'
import { arrowStep } from './arrow-step.ts'

type AreaShapeProps = {
  readonly area: Area
  /** Counts tables from 1. */
  readonly number: number
  readonly isActive: boolean
  /** Of the page, in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly dispatch: (event: ViewerEvent) => void
}

const HANDLE = 8
const LABEL = { width: 20, height: 18 }

/** One table area with its guides and handles. Paper is white in either theme, so its colours are fixed. */
export const AreaShape = memo(function AreaShape({
  area,
  number,
  isActive,
  width,
  height,
  dispatch,
}: AreaShapeProps) {
  const { columns, rows } = sizeOf(area)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const by = arrowStep(event)
    if (event.key === 'Enter' || event.key === ' ') dispatch({ type: 'activate', id: area.id })
    else if (by) {
      if (!isActive) dispatch({ type: 'activate', id: area.id })
      dispatch({ type: event.shiftKey ? 'grow-by' : 'move-by', by })
    } else return
    // The arrow keys are the page's elsewhere.
    event.preventDefault()
    event.stopPropagation()
  }
  const [x, y] = [area.x * width, area.y * height]
  // Beside the area it hides nothing; above it does.
  const label = x >= LABEL.width ? { x: x - LABEL.width, y } : { x, y: y - LABEL.height }
  return (
    <g data-testid="area" data-active={isActive || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <rect
        role="button"
        tabIndex={0}
        aria-pressed={isActive}
        aria-label={`${WORDS.area(number, columns, rows)}. ${WORDS.areaKeys}`}
        x={x}
        y={y}
        width={area.width * width}
        height={area.height * height}
        strokeWidth={isActive ? 2 : 1.5}
        className={isActive ? 'fill-[#1f4fa8]/8 stroke-[#1f4fa8]' : 'fill-[#1f4fa8]/4 stroke-[#1f4fa8]/60'}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible') && !isActive) dispatch({ type: 'activate', id: area.id })
        }}
        onKeyDown={onKeyDown}
      />
      <Guides axis="columns" {...{ area, number, isActive, width, height, dispatch }} />
      <Guides axis="rows" {...{ area, number, isActive, width, height, dispatch }} />
      <g className="pointer-events-none">
        <rect
          x={label.x}
          y={label.y}
          width={LABEL.width}
          height={LABEL.height}
          className={isActive ? 'fill-[#1f4fa8]' : 'fill-[#5f7bb0]'}
        />
        <text
          x={label.x + LABEL.width / 2}
          y={label.y + LABEL.height - 5}
          textAnchor="middle"
          className="fill-[#fff] font-medium text-[12px]"
        >
          {number}
        </text>
        {isActive
          ? handlesOf(area).map(({ handle, x: hx, y: hy }) => (
              <rect
                key={handle}
                x={hx * width - HANDLE / 2}
                y={hy * height - HANDLE / 2}
                width={HANDLE}
                height={HANDLE}
                className="fill-[#fff] stroke-[#1f4fa8]"
                strokeWidth={1.5}
              />
            ))
          : null}
      </g>
    </g>
  )
})

function Guides({
  area,
  axis,
  number,
  isActive,
  width,
  height,
  dispatch,
}: AreaShapeProps & { readonly axis: Axis }) {
  const isColumn = axis === 'columns'
  const [from, to] = extentOf(area, axis)
  const name = isColumn ? WORDS.columnGuide : WORDS.rowGuide
  return area[axis].map((guide, index) => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = arrowStep(event)
      const along = by && (isColumn ? by.x : by.y)
      if (event.key === 'Delete' || event.key === 'Backspace') dispatch({ type: 'remove-guide', axis, index })
      else if (along) dispatch({ type: 'shift-guide', axis, index, by: along })
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    const place = isColumn
      ? { x1: guide * width, x2: guide * width, y1: area.y * height, y2: (area.y + area.height) * height }
      : { y1: guide * height, y2: guide * height, x1: area.x * width, x2: (area.x + area.width) * width }
    return (
      <line
        // biome-ignore lint/suspicious/noArrayIndexKey: a guide that is moved must keep the focus
        key={index}
        role="slider"
        tabIndex={isActive ? 0 : -1}
        aria-orientation={isColumn ? 'horizontal' : 'vertical'}
        aria-label={name(index + 1, number)}
        aria-valuemin={Math.round(from * 1000) / 10}
        aria-valuemax={Math.round(to * 1000) / 10}
        aria-valuenow={Math.round(guide * 1000) / 10}
        aria-valuetext={WORDS.percent(guide)}
        data-testid={isColumn ? 'column-guide' : 'row-guide'}
        {...place}
        strokeWidth={isActive ? 1.5 : 1}
        className={isColumn ? 'stroke-[#1f4fa8]' : 'stroke-[#8a5a00]'}
        onKeyDown={onKeyDown}
      />
    )
  })
}
