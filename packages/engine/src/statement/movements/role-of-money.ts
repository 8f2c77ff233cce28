import type { Column } from '../../table/table.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'

/** What the title of a column says; that of one without a title was guessed from its texts, and says nothing of money. */
export const roleOfMoney = ({ role, title }: Column, isMoney: boolean): ColumnRole | null =>
  isMoney && title === '' && !isMoneyRole(role) ? null : role
