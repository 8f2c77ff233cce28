import type { Print } from '../drawing/print.ts'
import { ACCOUNTING_STYLE_HABITS } from './kinds/accounting-style.ts'
import { ACCOUNTS_IN_ONE_TABLE, setAccountsInOneTable } from './kinds/accounts-in-one-table.ts'
import { FURTHER_SEVERAL_ACCOUNTS } from './kinds/accounts-of-further-kinds.ts'
import { ACCOUNTS_OF_GALATI_PATRAS_PLOVDIV_AND_PECS } from './kinds/accounts-of-galati-patras-plovdiv-and-pecs.ts'
import { ACCOUNTS_OF_MAUN_DAVID_BURSA_AND_UMEA } from './kinds/accounts-of-maun-david-bursa-and-umea.ts'
import { OUTSIDE_BANK_HABITS } from './kinds/accounts-outside-banks.ts'
import { AFRICAN_HABITS } from './kinds/african.ts'
import { AFRICAN_AND_ASIAN_BANK_HABITS } from './kinds/african-and-asian-banks.ts'
import { AFRICAN_APP_HABITS } from './kinds/african-apps.ts'
import { AMERICAN_HABITS } from './kinds/american.ts'
import { AMERICAN_APP_HABITS } from './kinds/american-apps.ts'
import { AMERICAN_PRINT_HABITS } from './kinds/american-prints.ts'
import { AMOUNTS_IN_THE_FIRST_LINE_OR_THE_LAST } from './kinds/amounts-in-the-first-line-or-the-last.ts'
import { AUSTRALIAN_HABITS } from './kinds/australian.ts'
import { BALANCES_UNDER_AMOUNTS_HABITS } from './kinds/balances-under-amounts.ts'
import { BOOKING_OVER_VALUE_HABITS } from './kinds/booking-over-value.ts'
import { BOTH_DIRECTIONS_HABITS } from './kinds/both-directions-in-one-title.ts'
import { BOX_HABITS } from './kinds/boxes-and-kinds.ts'
import { BREAK_HABITS } from './kinds/breaks.ts'
import { BRITISH_HABITS } from './kinds/british.ts'
import { BRITISH_APP_HABITS } from './kinds/british-apps.ts'
import { BURDEN_AND_FAVOUR_HABITS } from './kinds/burden-and-favour.ts'
import { CANADIAN_HABITS } from './kinds/canadian.ts'
import { setCardChargedInterestWithoutDay } from './kinds/card-charged-interest-without-a-day.ts'
import { setCardForEachHolder } from './kinds/card-for-each-holder.ts'
import { CARDS_IN_ONE_TABLE, setCardInOneTable } from './kinds/card-in-one-table.ts'
import { CARD_MARK_HABITS } from './kinds/card-marks.ts'
import { CARD_NOTE_HABITS } from './kinds/card-notes.ts'
import { CARDS_WITH_BALANCE_ROWS } from './kinds/card-with-balance-rows.ts'
import { setCardWithSections } from './kinds/card-with-sections.ts'
import { setCardWithSummaries } from './kinds/card-with-summaries.ts'
import {
  CARDS_WITH_STACKED_NAMES,
  LETTINGS_WITH_LISTS_ACROSS,
} from './kinds/cards-and-lettings-with-lists-across.ts'
import { WORLD_CARD_HABITS } from './kinds/cards-around-the-world.ts'
import { CENTRAL_AND_EASTERN_BANK_HABITS } from './kinds/central-and-eastern-banks.ts'
import { CENTRAL_EUROPEAN_PRINT_HABITS } from './kinds/central-european-prints.ts'
import { CHARGED_ROW_HABITS } from './kinds/charged-rows.ts'
import { setChecksThreeAcross } from './kinds/checks-three-across.ts'
import { CREDIT_UNION_HABITS } from './kinds/credit-unions.ts'
import { CROWDED_HABITS } from './kinds/crowded-pages.ts'
import {
  CURRENT_ACCOUNTS_OF_THE_WORLD,
  SECTIONS_OF_THE_WORLD,
} from './kinds/current-accounts-of-the-world.ts'
import { setDaysByDirection } from './kinds/days-by-direction.ts'
import { DAYS_UNDER_MONTHS_HABITS } from './kinds/days-under-months.ts'
import { DAYS_WITHOUT_TITLES_HABITS } from './kinds/days-without-titles.ts'
import { DECIMALS_LEFT_OUT_HABITS } from './kinds/decimals-left-out.ts'
import { DOT_MATRIX_HABITS } from './kinds/dot-matrix.ts'
import { EAST_ASIAN_HABITS } from './kinds/east-asian.ts'
import { EAST_ASIAN_PRINT_HABITS } from './kinds/east-asian-prints.ts'
import { EASTERN_EUROPEAN_HABITS } from './kinds/eastern-european.ts'
import { EVERYDAY_APP_HABITS } from './kinds/everyday-american-apps.ts'
import { EVERYDAY_EASTERN_HABITS } from './kinds/everyday-east-and-north.ts'
import { EVERYDAY_HISPANIC_HABITS } from './kinds/everyday-hispanic.ts'
import { EVERYDAY_INDIAN_HABITS } from './kinds/everyday-indian.ts'
import { EVERYDAY_OCEANIAN_HABITS } from './kinds/everyday-oceanian.ts'
import { EVERYDAY_WESTERN_HABITS } from './kinds/everyday-western.ts'
import { EVERYDAY_WORLD_HABITS } from './kinds/everyday-world.ts'
import { EXPORT_HABITS } from './kinds/exports.ts'
import {
  CARD_WITH_EUROS_UNDER_DOLLARS,
  FATURAS_IN_TWO_PANES,
} from './kinds/fatura-in-panes-and-euros-under-dollars.ts'
import { FIGURES_BESIDE_HABITS } from './kinds/figures-beside.ts'
import { GERMAN_HABITS } from './kinds/german.ts'
import { GERMAN_TWO_DATE_HABITS } from './kinds/german-two-dates.ts'
import { GULF_HABITS } from './kinds/gulf.ts'
import { INDIAN_HABITS } from './kinds/indian.ts'
import { INDIAN_PUBLIC_HABITS } from './kinds/indian-public.ts'
import { INDIAN_TWO_LINE_CELL_HABITS } from './kinds/indian-two-line-cells.ts'
import { INDIAN_WITHOUT_OPENING_HABITS } from './kinds/indian-without-opening.ts'
import { INDONESIAN_HABITS } from './kinds/indonesian.ts'
import { INSTALMENTS_TO_COME_HABITS } from './kinds/instalments-to-come.ts'
import { LATIN_AMERICAN_HABITS } from './kinds/latin-american.ts'
import { LATIN_BANK_HABITS } from './kinds/latin-banks.ts'
import { LEDGER_AND_REPORT_HABITS } from './kinds/ledgers-and-reports.ts'
import { LEDGER_OF_FIRM_HABITS } from './kinds/ledgers-of-firms.ts'
import { LEGEND_HABITS } from './kinds/legends.ts'
import { LENDER_AND_BROKER_HABITS } from './kinds/lenders-brokers-and-others.ts'
import { LETTER_AND_MARK_HABITS } from './kinds/letters-and-marks.ts'
import { APP_LIST_HABITS } from './kinds/lists-of-apps.ts'
import { CARDS_OF_CUENCA, setLedgerOfLoan } from './kinds/loan-of-sligo-and-cards-of-cuenca.ts'
import { MAILED_SECTIONS, MAILED_STATEMENTS, SEVERAL_MAILED_ACCOUNTS } from './kinds/mailed-statements.ts'
import { MARKS_AT_NUMBERS_HABITS } from './kinds/marks-at-numbers.ts'
import { MEMO_LINE_HABITS } from './kinds/memo-lines.ts'
import { MONEY_OWED_HABITS } from './kinds/money-owed.ts'
import { NEOBANK_HABITS } from './kinds/neobanks.ts'
import { NETS_SUMS_CARRIED_AND_TYPES_OVER_REFERENCES } from './kinds/nets-sums-carried-and-types-over-references.ts'
import { NEWLY_TAUGHT_HABITS } from './kinds/newly-taught.ts'
import { NIGERIAN_HABITS } from './kinds/nigerian.ts'
import { NORDIC_PRINT_HABITS } from './kinds/nordic-prints.ts'
import { NORTHERN_EUROPEAN_HABITS } from './kinds/northern-european.ts'
import { NUMBERS_AND_DAYS_UNDER_DAYS } from './kinds/numbers-and-days-under-days.ts'
import { NUMBERS_IN_TEXTS_HABITS } from './kinds/numbers-in-texts.ts'
import { OTHER_CALENDAR_HABITS } from './kinds/other-calendars.ts'
import { OTHER_DECIMAL_HABITS } from './kinds/other-decimals.ts'
import { OTHER_TABLES_HABITS } from './kinds/other-tables-below.ts'
import { OWN_SCRIPT_HABITS } from './kinds/own-scripts.ts'
import { PAGE_END_HABITS } from './kinds/page-ends.ts'
import { PAGES } from './kinds/pages.ts'
import { PAGES_WITH_SECTIONS } from './kinds/pages-with-sections.ts'
import { PAGES_WITH_SEVERAL_ACCOUNTS } from './kinds/pages-with-several-accounts.ts'
import { PASSBOOK_HABITS } from './kinds/passbook.ts'
import { PAYMENT_SLIP_HABITS } from './kinds/payment-slip.ts'
import { PHONE_WALLET_HABITS } from './kinds/phone-wallets.ts'
import { PLAIN_EXPORT_HABITS } from './kinds/plain-exports.ts'
import { POTS } from './kinds/pots.ts'
import { PRINTS_OF_BROWSERS_AND_LISTS_BESIDE_BALANCES } from './kinds/prints-of-browsers-and-lists-beside-balances.ts'
import { FURTHER_PROGRAM_HABITS } from './kinds/prints-of-further-programs.ts'
import { PURCHASES_ABROAD_HABITS } from './kinds/purchases-abroad-in-columns.ts'
import { KINDS_WITH_SUMS, THREE_CONTINENT_HABITS } from './kinds/rows-of-three-continents.ts'
import { SECOND_CURRENCY_HABITS } from './kinds/second-currencies.ts'
import { SECOND_FIGURE_HABITS } from './kinds/second-figures.ts'
import { setSectionsWithChecks } from './kinds/sections.ts'
import { setSectionsForEachShare } from './kinds/sections-for-each-share-of-a-union.ts'
import { LARGE_BANK_SECTION_HABITS } from './kinds/sections-of-large-banks.ts'
import { SECTIONED_HABITS } from './kinds/sections-with-amounts-first.ts'
import { JOINED_SECTION_HABITS } from './kinds/sections-with-joined-titles.ts'
import { SEVERAL_ACCOUNTS, setSeveralAccounts } from './kinds/several-accounts.ts'
import { SHORT_DATE_HABITS } from './kinds/short-dates.ts'
import { SHORT_OF_YEARS_HABITS } from './kinds/short-of-years.ts'
import { SHORT_TABLES_OF_RARE_SHAPES } from './kinds/short-tables-of-rare-shapes.ts'
import { SIGN_APART_HABITS } from './kinds/signs-apart.ts'
import { SIGNS_BEHIND_HABITS } from './kinds/signs-behind-amounts.ts'
import {
  SINGLE_ROWS_ON_THE_LAST_PAGE,
  setSingleRowOnTheLastPage,
} from './kinds/single-row-on-the-last-page.ts'
import { SOUTH_AMERICAN_HABITS } from './kinds/south-american.ts'
import { SOUTH_EAST_ASIAN_HABITS } from './kinds/south-east-asian.ts'
import { SOUTHERN_ASIAN_AND_ARAB_PRINT_HABITS } from './kinds/southern-asian-and-arab-prints.ts'
import { SOUTHERN_EUROPEAN_HABITS } from './kinds/southern-european.ts'
import {
  SEVERAL_ACCOUNTS_AFTER_REAL_PRINTS,
  STATEMENTS_AFTER_REAL_PRINTS,
} from './kinds/statements-after-real-prints.ts'
import {
  SECTIONS_FROM_OMAHA_TO_LINCOLN,
  SEVERAL_ACCOUNTS_OF_NYERI,
  STATEMENTS_FROM_ARUSHA_TO_WINNIPEG,
} from './kinds/statements-from-arusha-to-winnipeg.ts'
import {
  SECTIONS_OF_MONCTON,
  SEVERAL_ACCOUNTS_OF_CROWN_POINT_AND_TOOWOOMBA,
  STATEMENTS_FROM_BOZEMAN_TO_TAIF,
} from './kinds/statements-from-bozeman-to-taif.ts'
import {
  SECTIONS_FROM_PALO_ALTO_TO_SAMBORONDON,
  SEVERAL_ACCOUNTS_OF_BRAGA,
  STATEMENTS_FROM_LEHI_TO_DUBAI,
} from './kinds/statements-from-lehi-to-dubai.ts'
import {
  SEVERAL_ACCOUNTS_FROM_MEMORY,
  STATEMENTS_FROM_MEMORY,
} from './kinds/statements-from-memory-of-europe-and-the-east.ts'
import {
  AMERICAN_AND_CARD_SECTIONS,
  AMERICAN_AND_CARD_STATEMENTS,
  SEVERAL_AMERICAN_AND_OTHER_ACCOUNTS,
} from './kinds/statements-from-memory-of-the-americas-and-cards.ts'
import {
  SECTIONS_FROM_PONTOTOC_TO_SAUSALITO,
  SEVERAL_ACCOUNTS_OF_ABU_DHABI,
  STATEMENTS_FROM_NATICK_TO_ABU_DHABI,
} from './kinds/statements-from-natick-to-abu-dhabi.ts'
import {
  SEVERAL_ACCOUNTS_FROM_NORWAY_TO_BENGAL,
  STATEMENTS_FROM_NORWAY_TO_BENGAL,
} from './kinds/statements-from-norway-to-bengal.ts'
import {
  SECTIONS_FROM_TOLEDO_TO_DIJON,
  SEVERAL_SHARES_OF_SUITLAND,
  STATEMENTS_FROM_ROANOKE_TO_CAIRO,
} from './kinds/statements-from-roanoke-to-cairo.ts'
import {
  SEVERAL_ACCOUNTS_FROM_TALLINN_TO_DOUALA,
  STATEMENTS_FROM_TALLINN_TO_DOUALA,
} from './kinds/statements-from-tallinn-to-douala.ts'
import {
  SECTIONS_OF_SAN_PEDRO_SULA_AND_LONDRINA,
  SEVERAL_ACCOUNTS_OF_GUELPH,
  STATEMENTS_FROM_VALDOSTA_TO_KINSHASA,
} from './kinds/statements-from-valdosta-to-kinshasa.ts'
import {
  SECTIONS_OF_EVERY_DAY,
  SEVERAL_ACCOUNTS_OF_EVERY_DAY,
  STATEMENTS_OF_EVERY_DAY,
} from './kinds/statements-of-every-day.ts'
import {
  SECTIONS_OF_MANY_LANDS,
  SEVERAL_ACCOUNTS_OF_MANY_LANDS,
  STATEMENTS_OF_MANY_LANDS,
} from './kinds/statements-of-many-lands.ts'
import {
  SECTIONS_OF_MILLIONS,
  SEVERAL_ACCOUNTS_OF_MILLIONS,
  STATEMENTS_OF_MILLIONS,
} from './kinds/statements-of-millions.ts'
import {
  SECTIONS_FOR_BOOKKEEPERS,
  SEVERAL_ACCOUNTS_FOR_BOOKKEEPERS,
  STATEMENTS_FOR_BOOKKEEPERS,
} from './kinds/statements-that-bookkeepers-receive.ts'
import {
  SECTIONS_THAT_CONVERTERS_READ,
  SEVERAL_ACCOUNTS_THAT_CONVERTERS_READ,
  STATEMENTS_THAT_CONVERTERS_READ,
} from './kinds/statements-that-converters-read.ts'
import {
  SECTIONS_FOR_LENDERS,
  SEVERAL_ACCOUNTS_FOR_LENDERS,
  STATEMENTS_FOR_LENDERS,
} from './kinds/statements-that-lenders-ask-for.ts'
import { setStretches } from './kinds/stretches.ts'
import { SUMMARY_HABITS } from './kinds/summaries.ts'
import { SUM_AND_REGISTER_HABITS } from './kinds/sums-and-registers.ts'
import { TEXTS_BESIDE_HABITS } from './kinds/texts-beside-each-other.ts'
import { UNEVEN_TITLES_HABITS } from './kinds/titles-of-uneven-height.ts'
import { NAMED_BY_TITLES } from './kinds/titles-that-name-sections.ts'
import {
  SAVINGS_ABOVE_A_LOAN,
  TRADES_NOT_SETTLED_AND_RARE_UNITS,
} from './kinds/trades-not-settled-rare-units-and-savings-above-a-loan.ts'
import { setTwoAcross } from './kinds/two-across.ts'
import { setTwoSides } from './kinds/two-sided.ts'
import { UNTITLED_ROWS_HABITS } from './kinds/untitled-rows-beside-lists.ts'
import { WALLET_HABITS } from './kinds/wallets.ts'
import { WESTERN_BANK_HABITS } from './kinds/western-banks.ts'
import { WESTERN_EUROPEAN_HABITS } from './kinds/western-european.ts'
import { WIDE_TABLE_HABITS } from './kinds/wide-tables.ts'
import { UNTAUGHT_WORD_HABITS } from './kinds/words-nobody-taught.ts'
import { YEARS_ON_SOME_ROWS_HABITS } from './kinds/years-on-some-rows.ts'
import { KNOWN_FAULTS } from './known-faults.ts'
import type { Amend } from './setting/account-book.ts'
import type { Random } from './setting/random.ts'
import { type PlainHabit, setPlain } from './setting/set-plain.ts'
import { setSections } from './setting/set-sections.ts'

/** Prints a statement set the way some kind of issuer prints them. */
export type Habit = (random: Random) => Print

/** Prints what an amendment makes of the books, where one is given. */
export type AmendableHabit = (random: Random, amend?: Amend) => Print

const PLAIN: Readonly<Record<string, PlainHabit>> = {
  ...CARDS_WITH_STACKED_NAMES,
  ...AMERICAN_HABITS,
  ...AMOUNTS_IN_THE_FIRST_LINE_OR_THE_LAST,
  ...NUMBERS_AND_DAYS_UNDER_DAYS,
  ...NETS_SUMS_CARRIED_AND_TYPES_OVER_REFERENCES,
  ...TRADES_NOT_SETTLED_AND_RARE_UNITS,
  ...CARD_WITH_EUROS_UNDER_DOLLARS,
  ...CANADIAN_HABITS,
  ...BRITISH_HABITS,
  ...BRITISH_APP_HABITS,
  ...GERMAN_HABITS,
  ...GERMAN_TWO_DATE_HABITS,
  ...SOUTHERN_EUROPEAN_HABITS,
  ...NORTHERN_EUROPEAN_HABITS,
  ...EASTERN_EUROPEAN_HABITS,
  ...INDIAN_HABITS,
  ...INDIAN_TWO_LINE_CELL_HABITS,
  ...INDIAN_WITHOUT_OPENING_HABITS,
  ...EAST_ASIAN_HABITS,
  ...AUSTRALIAN_HABITS,
  ...AFRICAN_HABITS,
  ...LATIN_AMERICAN_HABITS,
  ...INDONESIAN_HABITS,
  ...AMERICAN_APP_HABITS,
  ...WESTERN_EUROPEAN_HABITS,
  ...WALLET_HABITS,
  ...SOUTH_EAST_ASIAN_HABITS,
  ...SOUTH_AMERICAN_HABITS,
  ...INDIAN_PUBLIC_HABITS,
  ...GULF_HABITS,
  ...NIGERIAN_HABITS,
  ...CREDIT_UNION_HABITS,
  ...CROWDED_HABITS,
  ...DOT_MATRIX_HABITS,
  ...EXPORT_HABITS,
  ...OTHER_DECIMAL_HABITS,
  ...SHORT_DATE_HABITS,
  ...TEXTS_BESIDE_HABITS,
  ...NEWLY_TAUGHT_HABITS,
  ...LEGEND_HABITS,
  ...SECOND_FIGURE_HABITS,
  ...CHARGED_ROW_HABITS,
  ...WIDE_TABLE_HABITS,
  ...FIGURES_BESIDE_HABITS,
  ...MONEY_OWED_HABITS,
  ...OWN_SCRIPT_HABITS,
  ...PASSBOOK_HABITS,
  ...PAYMENT_SLIP_HABITS,
  ...LETTER_AND_MARK_HABITS,
  ...NUMBERS_IN_TEXTS_HABITS,
  ...SHORT_OF_YEARS_HABITS,
  ...SIGN_APART_HABITS,
  ...PLAIN_EXPORT_HABITS,
  ...CARD_NOTE_HABITS,
  ...ACCOUNTING_STYLE_HABITS,
  ...BREAK_HABITS,
  ...CARD_MARK_HABITS,
  ...MEMO_LINE_HABITS,
  ...PAGE_END_HABITS,
  ...OTHER_CALENDAR_HABITS,
  ...DAYS_UNDER_MONTHS_HABITS,
  ...DAYS_WITHOUT_TITLES_HABITS,
  ...BALANCES_UNDER_AMOUNTS_HABITS,
  ...SIGNS_BEHIND_HABITS,
  ...UNTITLED_ROWS_HABITS,
  ...PURCHASES_ABROAD_HABITS,
  ...MARKS_AT_NUMBERS_HABITS,
  ...DECIMALS_LEFT_OUT_HABITS,
  ...INSTALMENTS_TO_COME_HABITS,
  ...UNEVEN_TITLES_HABITS,
  ...OTHER_TABLES_HABITS,
  ...BOTH_DIRECTIONS_HABITS,
  ...YEARS_ON_SOME_ROWS_HABITS,
  ...BOOKING_OVER_VALUE_HABITS,
  ...PHONE_WALLET_HABITS,
  ...NEOBANK_HABITS,
  ...WESTERN_BANK_HABITS,
  ...CENTRAL_AND_EASTERN_BANK_HABITS,
  ...LATIN_BANK_HABITS,
  ...AFRICAN_AND_ASIAN_BANK_HABITS,
  ...WORLD_CARD_HABITS,
  ...LENDER_AND_BROKER_HABITS,
  ...SUMMARY_HABITS,
  ...SECOND_CURRENCY_HABITS,
  ...NORDIC_PRINT_HABITS,
  ...CENTRAL_EUROPEAN_PRINT_HABITS,
  ...EAST_ASIAN_PRINT_HABITS,
  ...SOUTHERN_ASIAN_AND_ARAB_PRINT_HABITS,
  ...AFRICAN_APP_HABITS,
  ...AMERICAN_PRINT_HABITS,
  ...LEDGER_OF_FIRM_HABITS,
  ...APP_LIST_HABITS,
  ...UNTAUGHT_WORD_HABITS,
  ...FURTHER_PROGRAM_HABITS,
  ...OUTSIDE_BANK_HABITS,
  ...SUM_AND_REGISTER_HABITS,
  ...BURDEN_AND_FAVOUR_HABITS,
  ...EVERYDAY_WESTERN_HABITS,
  ...EVERYDAY_WORLD_HABITS,
  ...EVERYDAY_INDIAN_HABITS,
  ...EVERYDAY_APP_HABITS,
  ...EVERYDAY_EASTERN_HABITS,
  ...EVERYDAY_HISPANIC_HABITS,
  ...CARDS_WITH_BALANCE_ROWS,
  ...BOX_HABITS,
  ...LEDGER_AND_REPORT_HABITS,
  ...THREE_CONTINENT_HABITS,
  ...EVERYDAY_OCEANIAN_HABITS,
  ...PAGES,
  ...STATEMENTS_FROM_MEMORY,
  ...AMERICAN_AND_CARD_STATEMENTS,
  ...STATEMENTS_OF_MILLIONS,
  ...STATEMENTS_OF_EVERY_DAY,
  ...STATEMENTS_FOR_BOOKKEEPERS,
  ...CURRENT_ACCOUNTS_OF_THE_WORLD,
  ...MAILED_STATEMENTS,
  ...STATEMENTS_OF_MANY_LANDS,
  ...STATEMENTS_FROM_NORWAY_TO_BENGAL,
  ...STATEMENTS_FOR_LENDERS,
  ...STATEMENTS_THAT_CONVERTERS_READ,
  ...STATEMENTS_AFTER_REAL_PRINTS,
  ...PRINTS_OF_BROWSERS_AND_LISTS_BESIDE_BALANCES,
  ...STATEMENTS_FROM_TALLINN_TO_DOUALA,
  ...STATEMENTS_FROM_ARUSHA_TO_WINNIPEG,
  ...STATEMENTS_FROM_ROANOKE_TO_CAIRO,
  ...STATEMENTS_FROM_NATICK_TO_ABU_DHABI,
  ...STATEMENTS_FROM_LEHI_TO_DUBAI,
  ...STATEMENTS_FROM_VALDOSTA_TO_KINSHASA,
  ...STATEMENTS_FROM_BOZEMAN_TO_TAIF,
  ...ACCOUNTS_OF_GALATI_PATRAS_PLOVDIV_AND_PECS,
  ...ACCOUNTS_OF_MAUN_DAVID_BURSA_AND_UMEA,
}

/** Those whose books may be amended before they are printed. */
const AMENDABLE: Readonly<Record<string, AmendableHabit>> = {
  ...bind(PLAIN, setPlain),
  // Apart, since their texts say where their lines end: rows of other statements do not.
  ...bind(SHORT_TABLES_OF_RARE_SHAPES, setPlain),
  ...bind(CARDS_IN_ONE_TABLE, setCardInOneTable),
  ...bind(SEVERAL_ACCOUNTS, setSeveralAccounts),
  ...bind(FURTHER_SEVERAL_ACCOUNTS, setSeveralAccounts),
  ...bind(PAGES_WITH_SEVERAL_ACCOUNTS, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_FROM_MEMORY, setSeveralAccounts),
  ...bind(SEVERAL_AMERICAN_AND_OTHER_ACCOUNTS, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_OF_MILLIONS, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_OF_EVERY_DAY, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_FOR_BOOKKEEPERS, setSeveralAccounts),
  ...bind(SEVERAL_MAILED_ACCOUNTS, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_OF_MANY_LANDS, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_FROM_NORWAY_TO_BENGAL, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_FOR_LENDERS, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_THAT_CONVERTERS_READ, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_AFTER_REAL_PRINTS, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_FROM_TALLINN_TO_DOUALA, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_OF_NYERI, setSeveralAccounts),
  ...bind(SEVERAL_SHARES_OF_SUITLAND, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_OF_ABU_DHABI, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_OF_BRAGA, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_OF_GUELPH, setSeveralAccounts),
  ...bind(SEVERAL_ACCOUNTS_OF_CROWN_POINT_AND_TOOWOOMBA, setSeveralAccounts),
  ...bind(SAVINGS_ABOVE_A_LOAN, setSeveralAccounts),
  ...bind(ACCOUNTS_IN_ONE_TABLE, setAccountsInOneTable),
  'rows-down-the-left-half-then-the-right': setTwoAcross,
  'dues-and-payments-of-one-size-in-two-columns-with-noughts-on-the-other-side-of-a-loan-in-sligo':
    setLedgerOfLoan,
  'pots-newest-first-beside-an-account': (random, amend) => setSeveralAccounts(POTS, random, amend),
}

function bind<T>(
  habits: Readonly<Record<string, T>>,
  set: (habit: T, random: Random, amend?: Amend) => Print,
): Record<string, AmendableHabit> {
  const bound = Object.entries(habits).map(([name, habit]): [string, AmendableHabit] => [
    name,
    (random, amend) => set(habit, random, amend),
  ])
  return Object.fromEntries(bound)
}

const OTHERS: Readonly<Record<string, Habit>> = {
  'sections-with-checks-two-across': setSectionsWithChecks,
  'card-with-sections-under-one-pair-of-titles': setCardWithSections,
  'card-with-summaries-above-the-details': setCardWithSummaries,
  'days-by-direction-under-their-sums': setDaysByDirection,
  'going-out-on-the-left-coming-in-on-the-right': setTwoSides,
  'titles-and-balances-for-each-stretch-of-days': setStretches,
  'card-with-sections-for-each-holder': setCardForEachHolder,
  'interest-without-a-day-and-a-nought-under-a-heading-of-its-own-on-a-card-of-duluth':
    setCardChargedInterestWithoutDay,
  'checks-three-across-before-the-rest': setChecksThreeAcross,
  'card-whose-sections-are-named-in-the-titles': (random) => setSections(NAMED_BY_TITLES, random),
  'deposits-above-withdrawals-with-amounts-before-texts-for-each-account-of-a-union': setSectionsForEachShare,
  ...bind(SECTIONED_HABITS, setSections),
  ...bind(LARGE_BANK_SECTION_HABITS, setSections),
  ...bind(PAGES_WITH_SECTIONS, setSections),
  ...bind(KINDS_WITH_SUMS, setSections),
  ...bind(JOINED_SECTION_HABITS, setSections),
  ...bind(AMERICAN_AND_CARD_SECTIONS, setSections),
  ...bind(SECTIONS_OF_MILLIONS, setSections),
  ...bind(SECTIONS_OF_EVERY_DAY, setSections),
  ...bind(SECTIONS_FOR_BOOKKEEPERS, setSections),
  ...bind(SECTIONS_OF_THE_WORLD, setSections),
  ...bind(MAILED_SECTIONS, setSections),
  ...bind(SECTIONS_OF_MANY_LANDS, setSections),
  ...bind(SECTIONS_FOR_LENDERS, setSections),
  ...bind(SECTIONS_THAT_CONVERTERS_READ, setSections),
  ...bind(SECTIONS_FROM_OMAHA_TO_LINCOLN, setSections),
  ...bind(SECTIONS_FROM_TOLEDO_TO_DIJON, setSections),
  ...bind(SECTIONS_FROM_PONTOTOC_TO_SAUSALITO, setSections),
  ...bind(SECTIONS_FROM_PALO_ALTO_TO_SAMBORONDON, setSections),
  ...bind(SECTIONS_OF_SAN_PEDRO_SULA_AND_LONDRINA, setSections),
  ...bind(SECTIONS_OF_MONCTON, setSections),
  ...bind(LETTINGS_WITH_LISTS_ACROSS, setSections),
  ...bind(FATURAS_IN_TWO_PANES, setSections),
  ...bind(CARDS_OF_CUENCA, setSections),
  ...bind(SINGLE_ROWS_ON_THE_LAST_PAGE, setSingleRowOnTheLastPage),
}

const isRead = ([name]: readonly [string, unknown]): boolean => !KNOWN_FAULTS.has(name)

export const AMENDABLE_HABITS: ReadonlyMap<string, AmendableHabit> = new Map(
  Object.entries(AMENDABLE).filter(isRead),
)

/** The habits of print that set one table, by their names. */
export const PLAIN_HABITS: ReadonlyMap<string, PlainHabit> = new Map(Object.entries(PLAIN).filter(isRead))

const ALL = [...Object.entries<Habit>(AMENDABLE), ...Object.entries(OTHERS)]

/** Every habit of print that is read exactly, by its name. */
export const HABITS: ReadonlyMap<string, Habit> = new Map(ALL.filter(isRead))

/** The habits that are not read exactly yet. */
export const FAULTY_HABITS: ReadonlyMap<string, Habit> = new Map(ALL.filter((entry) => !isRead(entry)))
