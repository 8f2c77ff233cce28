/** In rows of pixels. */
const BAND = 64

/**
 * Works through the rows of a page band by band. V8 compiles a function that is called often once, but a loop over a whole page
 * anew for each page: its code is not kept once it has ended. So what goes through many pixels is a function of a module, not of
 * another function, and is called for each band.
 *
 * @param work for the rows from the first one to that before the second
 */
export function inBands(height: number, work: (from: number, to: number) => void): void {
  for (let from = 0; from < height; from += BAND) work(from, Math.min(height, from + BAND))
}
