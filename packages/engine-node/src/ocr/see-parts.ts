import { findPicturedTable, liftStamps, type PixelBox, seePicture } from '@ledgerlift/ocr'
import type { PictureTask, SeenPart } from './picture-task.ts'
import type { Recognisers } from './recognisers.ts'

/** A picture on at least this share of the page is a scan of it, on which something was typed. */
const WHOLE_PAGE = 0.8

/** Reads a drawn page, or the tables that are pictures on it. */
export async function seeParts(
  { picture: drawn, colors, among }: PictureTask,
  { first: recogniser, ...others }: Recognisers,
): Promise<SeenPart[]> {
  const picture = colors ? liftStamps(drawn, colors) : drawn
  const whole = async () => [{ at: null, seen: await seePicture(recogniser, picture, others) }]
  if (!among) return whole()
  const parts: SeenPart[] = []
  for (const at of among.pictures) {
    const table = await findPicturedTable(recogniser, picture, at, among.known)
    if (table === null) continue
    if (areaOf(at) >= WHOLE_PAGE * picture.width * picture.height) return whole()
    parts.push({ at, seen: await seePicture(recogniser, table, { isUpright: true, ...others }) })
  }
  return parts
}

const areaOf = ({ x0, top, x1, bottom }: PixelBox): number => (x1 - x0) * (bottom - top)
