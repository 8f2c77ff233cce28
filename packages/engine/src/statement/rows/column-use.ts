/**
 * What a column is used for, decided after looking at its cells. `text` joins the description and `money` waits for
 * arithmetic. `dates` holds the booking date together with the value date, `otherDate` a date that is neither. `time`
 * holds only times of day, `currency` only currency codes, `mark` letters that a legend explains. `figure` holds
 * numbers that are not money of the account, such as percentages and quantities.
 */
export type ColumnUse =
  | 'date'
  | 'valueDate'
  | 'dates'
  | 'text'
  | 'reference'
  | 'marker'
  | 'serial'
  | 'otherDate'
  | 'time'
  | 'currency'
  | 'mark'
  | 'figure'
  | 'money'
