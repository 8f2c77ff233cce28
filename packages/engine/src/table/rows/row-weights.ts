import type { Weights } from './decode-rows.ts'

/**
 * Fitted, not set: `npm run fit` writes this file (docs/accuracy.md says from what, and how well they do on what was held
 * out). What each feature means stands in row-evidence.ts; a weight above zero speaks for what it is named after.
 *
 * Set by hand: those of the style `dated`, like those of `last`, until a fit has seen enough tables that are built so; and
 * `shown by no row`, which outweighs what a heading above rows of one line each has against it.
 */
export const ROW_WEIGHTS: Weights = {
  'break: amount as rows': 3.12,
  'break: as rows': 5.64,
  'break: beyond rows': 2.28,
  'break: date': 3.31,
  'break: far': 1.1,
  'break: nearer than rows': -8.72,
  'break: page': 5.59,
  'break: page below the last': 3.51,
  'break: ruling': 2.57,
  'break: under titles': 2.89,
  'break: wide': 10.44,
  'break: widest': 2.08,
  'break: without need': 1.86,
  'centred: in the middle': 0.21,
  'centred: off': -5.02,
  'dated: lines above': -6.5,
  'dated: lines above the date': -6.5,
  'first: lines above': -6.61,
  'first: lines above, for sure': -1.28,
  'last: lines below': -6.42,
  'none: above an opening balance': -6.31,
  'none: above the first': -11.52,
  'none: amount': 0.42,
  'none: below the last': -8.39,
  'none: between rows': -10.93,
  'none: other size': 0.65,
  'none: rate': 8.96,
  'none: under heading': -3.25,
  'none: under titles': -3.49,
  'none: wider': 0.67,
  'row: balance with lines above': -2.37,
  'row: balance with lines below': -3.21,
  'row: fewer lines': -4.03,
  'row: no date': -1.87,
  'row: no text': 5.51,
  'row: not one line': -4.61,
  'row: two dates': -2.15,
  'start: date': 3.62,
  'start: date and amount': 2.81,
  'style: centred': -1.32,
  'style: dated': -5,
  'style: last': -3.38,
  'style: shown by no row': -6,
  'style: within': -8.49,
  'within: at an end': -3.58,
}
