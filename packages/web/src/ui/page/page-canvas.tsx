import { memo, useEffect, useRef, useState } from 'react'
import { WORDS } from '#words/page.ts'
import type { PageText } from '../../lib/page/page-messages.ts'
import type { PagePictures } from '../../lib/page/page-pictures.ts'
import { bitmapScale } from './bitmap-scale.ts'
import { usePixelRatio } from './use-pixel-ratio.ts'

type PageCanvasProps = {
  readonly page: PageText
  readonly pictures: PagePictures
  /** CSS pixels for each PDF point. */
  readonly scale: number
  readonly pages: number
}

/** The picture of a page, one device pixel for one pixel. While a sharper one is drawn, the last one stands in. */
export const PageCanvas = memo(function PageCanvas({ page, pictures, scale, pages }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [broken, setBroken] = useState(false)
  const pixelRatio = usePixelRatio()
  const { number, width, height } = page
  useEffect(() => {
    let gone = false
    const sharp = bitmapScale(scale, pixelRatio, { width, height })
    pictures.get(number, sharp).then(
      (bitmap) => {
        const element = canvas.current
        if (gone || element === null) return
        element.width = bitmap.width
        element.height = bitmap.height
        element.getContext('2d')?.drawImage(bitmap, 0, 0)
        element.dataset.page = String(number)
        setBroken(false)
        // What comes next is most likely the next page.
        if (number < pages) pictures.get(number + 1, sharp).catch(() => {})
      },
      () => {
        if (!gone) setBroken(true)
      },
    )
    return () => {
      gone = true
    }
  }, [pictures, number, width, height, scale, pixelRatio, pages])
  return (
    <>
      <canvas ref={canvas} className="block h-full w-full bg-[#fff] outline outline-1 outline-rule" />
      {broken ? (
        <p className="absolute inset-0 grid place-items-center p-8 text-center text-[#1c1a16]">
          {WORDS.unreadable}
        </p>
      ) : null}
    </>
  )
})
