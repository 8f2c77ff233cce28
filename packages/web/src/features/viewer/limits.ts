/** The constants of the viewer, each with the section of the product specification that it comes from. */

/** Section 9, Viewer: by how many CSS pixels the overlay is larger than the page, half of it on each side. */
export const OVERLAY_EXTRA_PX = 100
/** Section 9: the square of a handle in which it can be grabbed, in CSS pixels. */
export const HANDLE_PX = 15
/** Section 9: the band along an edge in which it can be grabbed, in CSS pixels. */
export const EDGE_PX = 8
/** Section 9: how far outside the active selection a click still counts as one in it; a fraction of the page. */
export const GUIDE_TOLERANCE = 0.02
/** Section 9: how far a guide goes to reach a text edge; a fraction of the page. */
export const SNAP_DISTANCE = 0.01
/** Sections 5 and 9: a selection must exceed this in width and in height; a fraction of the page. */
export const MIN_SELECTION = 0.001
/** Section 5, Viewer: the decimals to which guides are rounded at extraction. */
export const GUIDE_DECIMALS = 4
/** Section 5: a text item belongs to a cell that holds more than this share of it. */
export const TEXT_OVERLAP = 0.75
/** Section 9: zoom, in CSS pixels for each PDF point. */
export const ZOOM = { min: 0.5, max: 3, step: 0.2 } as const
/** Section 9: the scale at which a page is shown first, and the margin left around it in CSS pixels. */
export const FIT = { min: 1, max: 2.5, marginPx: 15 } as const
/** Section 9: by how much the contrast of a crop is raised before it is recognised, and the language. */
export const OCR = { contrast: 1.5, language: 'eng' } as const
/** Section 3: the type of a selection's record; its key stands with the others in lib/storage-keys.ts. */
export const RECORD_TYPE = 'EXTRACTION_COMPLETE'
/** Section 9, Downloads: what follows the name of the PDF in that of the CSV, and the name without one. */
export const CSV_NAME = { suffix: '_extracted_tables.csv', default: 'extracted_tables.csv' } as const

/*
 * Ours, where the specification is silent.
 */

/** Steps of the arrow keys, as fractions of the page: about 2 and 20 points of an A4 sheet's width. */
export const STEP = { small: 0.003, large: 0.03 } as const
/** A pointer that moved less, in CSS pixels, has clicked a selection and not moved it. */
export const DRAG_PX = 3
