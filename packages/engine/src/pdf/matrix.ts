import type { Box } from '../geometry/box.ts'

/** A PDF transformation: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The transformation that does `first`, then `then`. */
export function multiply(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [A, B, C, D, E, F] = then
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

export const transformX = (m: Matrix, x: number, y: number): number => m[0] * x + m[2] * y + m[4]
export const transformY = (m: Matrix, x: number, y: number): number => m[1] * x + m[3] * y + m[5]

export type Bounds = readonly [left: number, bottom: number, right: number, top: number]

/** Where a rectangle comes to lie that is turned by quarters at most. */
export function boxOf([left, bottom, right, top]: Bounds, matrix: Matrix): Box {
  const xs = [transformX(matrix, left, bottom), transformX(matrix, right, top)]
  const ys = [transformY(matrix, left, bottom), transformY(matrix, right, top)]
  return { x0: Math.min(...xs), top: Math.min(...ys), x1: Math.max(...xs), bottom: Math.max(...ys) }
}
