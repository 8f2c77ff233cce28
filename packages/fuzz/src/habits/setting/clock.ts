const HOUR = 60
const NOON = 12

const two = (number: number): string => String(number).padStart(2, '0')

/** A time of the day, by its minutes after midnight: `09:05`. */
export const clock = (minutes: number): string => `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`

/** The same as halves of a day count it: `09:05 AM`. */
export function clockOfTwelve(minutes: number): string {
  const hour = Math.floor(minutes / HOUR)
  return `${two(((hour + NOON - 1) % NOON) + 1)}:${two(minutes % HOUR)} ${hour < NOON ? 'AM' : 'PM'}`
}
