/**
 * What counts as near, beside or under, one figure for each question. Gaps and pitches are in font sizes, edges in points.
 *
 * A typewriter's font advances 0.6 font sizes a letter. The ink of two words that one space parts there stands 0.6 to 0.9
 * apart, that of words of proportional letters 0.2 to 0.4: so each gap below says which of both it lets through.
 */

/** The least space between two words. */
export const LEAST_SPACE = 0.2

/** A space in proportional letters is narrower; a gap of this width may be a gutter. */
export const SPACE = 0.45

/** Words nearer to each other go on with each other, in most typewriters' fonts, too. */
export const PHRASE_GAP = 0.7

/** The widest space of a typewriter's font between two wide letters; titles further apart are two. */
export const WIDEST_SPACE = 0.9

/** What is further apart stands in another column. */
export const COLUMN_GAP = 1.5

/** Lines of one text stand no farther apart, from baseline to baseline. */
export const LINE_PITCH = 1.9

/** Edges that a program sets at one place, which its own rounding moves by no more. */
export const SAME_EDGE = 1

/** Edges of one column: a minus, a mark or a bracket behind some of its numbers moves them by as much. */
export const COLUMN_EDGE = 3

/** Text this many times larger than most of its page belongs to no row. */
export const HUGE = 3
