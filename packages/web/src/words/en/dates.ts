/** How dates are written in English. */
export const WORDS = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: (day: number, month: string, year: string) => `${day} ${month} ${year}`,
} as const
