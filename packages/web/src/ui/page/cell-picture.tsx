import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../../lib/auth.ts'
import { openConversion } from '../../lib/page/open-conversion.ts'
import type { Place } from '../../lib/result-table.ts'

type CellPictureProps = {
  /** The conversion whose PDF it is. */
  readonly uuid: string
  readonly place: Place
  readonly label: string
}

/** Pixels for each PDF point: a digit is then 30 pixels high. */
const SCALE = 4
/** Around the cell, in its heights. */
const [AROUND_X, AROUND_Y] = [1, 0.5]

/** A cut-out of a page: what is printed in one cell. Nothing where the PDF cannot be opened. */
export function CellPicture({ uuid, place, label }: CellPictureProps) {
  const { token } = useAuth()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const draw = async () => {
      const opened = await openConversion(uuid, { token, signal })
      if (opened.kind !== 'open') return
      const page = await opened.reader.ask('render', { page: place.page, scale: SCALE }, { signal })
      const element = canvas.current
      if (element !== null) cutOut(element, page, place.box)
      page.close()
      setDrawn(element !== null)
    }
    // Without its picture the rest of what is said is as true.
    draw().catch(() => {})
    return () => abort.abort()
  }, [uuid, token, place])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      hidden={!isDrawn}
      data-testid="cell-picture"
      className="h-10 w-auto max-w-full border border-rule bg-[#fff] object-contain"
    />
  )
}

function cutOut(canvas: HTMLCanvasElement, page: ImageBitmap, [x, y, width, height]: Place['box']): void {
  const high = height * page.height
  const left = Math.max(0, x * page.width - AROUND_X * high)
  const top = Math.max(0, y * page.height - AROUND_Y * high)
  const wide = Math.min(page.width - left, width * page.width + 2 * AROUND_X * high)
  const tall = Math.min(page.height - top, (1 + 2 * AROUND_Y) * high)
  canvas.width = Math.max(1, Math.round(wide))
  canvas.height = Math.max(1, Math.round(tall))
  canvas.getContext('2d')?.drawImage(page, left, top, wide, tall, 0, 0, canvas.width, canvas.height)
}
