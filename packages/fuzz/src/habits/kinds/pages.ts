import type { PlainHabit } from '../setting/set-plain.ts'
import { TWO_TONGUE_PAGES } from './pages-in-two-tongues.ts'
import { AMERICAN_PAGES } from './pages-of-american-banks.ts'
import { ASIAN_AND_AFRICAN_PAGES } from './pages-of-asia-and-africa.ts'
import { BANK_AND_LENDER_PAGES } from './pages-of-banks-and-lenders.ts'
import { BRITISH_PAGES } from './pages-of-british-banks.ts'
import { FURTHER_AMERICAN_PAGES } from './pages-of-further-american-banks.ts'
import { FURTHER_PAGES } from './pages-of-further-continents.ts'
import { LATIN_AMERICAN_PAGES } from './pages-of-latin-america.ts'
import { NORTHERN_AND_EASTERN_PAGES } from './pages-of-the-north-and-east.ts'
import { UNION_PAYROLL_AND_SHOP_PAGES } from './pages-of-unions-payrolls-and-shops.ts'
import { WESTERN_EUROPEAN_PAGES } from './pages-of-western-europe.ts'

/** Statements printed as whole pages: with the boxes, lists and legal text that stand around their tables. */
export const PAGES: Readonly<Record<string, PlainHabit>> = {
  ...BRITISH_PAGES,
  ...WESTERN_EUROPEAN_PAGES,
  ...BANK_AND_LENDER_PAGES,
  ...NORTHERN_AND_EASTERN_PAGES,
  ...AMERICAN_PAGES,
  ...FURTHER_AMERICAN_PAGES,
  ...LATIN_AMERICAN_PAGES,
  ...ASIAN_AND_AFRICAN_PAGES,
  ...FURTHER_PAGES,
  ...TWO_TONGUE_PAGES,
  ...UNION_PAYROLL_AND_SHOP_PAGES,
}
