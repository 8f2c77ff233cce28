/** What a glyph looks like: its ink in each square of a grid, then its height, width and place on the line. */
export type Look = Float32Array
