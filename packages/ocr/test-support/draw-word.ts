import type { GrayImage, PixelBox } from '../src/gray-image.ts'
import { drawGray } from './draw-picture.ts'

/** Capitals and digits in a font of our making, on five squares by seven. */
const FONT: Readonly<Record<string, string>> = {
  '0': '.###./#..##/#.#.#/#.#.#/#.#.#/##..#/.###.',
  '1': '..#../.##../..#../..#../..#../..#../.###.',
  '2': '.###./#...#/....#/...#./..#../.#.../#####',
  '3': '#####/...#./..#../...#./....#/#...#/.###.',
  '4': '...#./..##./.#.#./#..#./#####/...#./...#.',
  '5': '#####/#..../####./....#/....#/#...#/.###.',
  '6': '..##./.#.../#..../####./#...#/#...#/.###.',
  '7': '#####/....#/...#./..#../.#.../.#.../.#...',
  '8': '.###./#...#/#...#/.###./#...#/#...#/.###.',
  '9': '.###./#...#/#...#/.####/....#/...#./.##..',
  '.': '...../...../...../...../...../..##./..##.',
  A: '..#../.#.#./.#.#./#...#/#####/#...#/#...#',
  B: '####./#...#/#...#/####./#...#/#...#/####.',
  J: '....#/....#/....#/....#/....#/#...#/.###.',
  O: '.###./#...#/#...#/#...#/#...#/#...#/.###.',
  S: '.####/#..../#..../.###./....#/....#/####.',
}
/** In pixels. */
const SQUARE = 4
/** y of the line that drawn words stand on; their size, at which two pixels are a column of a strip. */
export const [BASELINE, SIZE] = [40, 32 / 0.71]

/** The picture of a word, and the boxes of its letters. */
export function drawWord(
  text: string,
  gap = SQUARE,
): { readonly image: GrayImage; readonly boxes: PixelBox[] } {
  const step = 5 * SQUARE + gap
  const isInk = (x: number, y: number) => {
    const letter = FONT[text[Math.floor(x / step)] ?? ''] ?? ''
    const row = letter.split('/')[Math.floor((y - BASELINE) / SQUARE) + 7]
    return row?.[Math.floor((x % step) / SQUARE)] === '#'
  }
  const image = drawGray(text.length * step, BASELINE + 12, (x, y) => (isInk(x, y) ? 0 : 255))
  const boxes = [...text].map((_, i) => ({
    x0: i * step,
    x1: i * step + 5 * SQUARE,
    top: BASELINE - 7 * SQUARE,
    bottom: BASELINE,
  }))
  return { image, boxes }
}
