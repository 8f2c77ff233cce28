import type { Ink } from './paper.ts'

export const RIGHT: Ink = { align: 'right' }
export const BOLD: Ink = { isBold: true }
export const RIGHT_BOLD: Ink = { align: 'right', isBold: true }
export const HEADING: Ink = { isBold: true, size: 12 }
export const SMALL: Ink = { size: 6.5 }
