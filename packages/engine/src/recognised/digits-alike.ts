/** What each digit is read as in a poor print or scan: characters that look like it. */
export const TAKEN_FOR: Readonly<Record<string, string>> = {
  '0': '689OoDQ',
  '1': '7lI|423',
  '2': '7Zz13',
  '3': '85916',
  '4': '19A8',
  '5': '6S389$',
  '6': '850bG3',
  '7': '12/',
  '8': '3650B94',
  '9': '8054g3',
}

/** Whether a digit that is printed may be read as another character. */
export const isTakenFor = (printed: string, read: string): boolean =>
  TAKEN_FOR[printed]?.includes(read) ?? false
