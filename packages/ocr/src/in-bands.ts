/** In rows of pixels. A page of 300 dpi has some fifty bands: calls enough for V8 to compile what they call. */
const BAND = 64

/**
 * Works through the rows of a page band by band. V8 keeps the code of a function that is called often, and compiles a loop
 * over a whole page again for each page (seen with `--trace-opt`). So what goes through many pixels is a function of its module,
 * not of another function, and is called for each band.
 *
 * @param work for the rows from the first one to that before the second
 */
export function inBands(height: number, work: (from: number, to: number) => void): void {
  for (let from = 0; from < height; from += BAND) work(from, Math.min(height, from + BAND))
}
