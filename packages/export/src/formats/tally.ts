import type { Exported } from '../exported.ts'
import { type Entry, isNegative, type Ledger, ledgersOf, magnitude } from '../ledger.ts'
import { compactDate, element, escapeXml, noteOf, oneLine } from '../texts.ts'

/** Tally's own ledger for what is not known yet; each company has it. */
const SUSPENSE = 'Suspense A/c'

/**
 * Vouchers for TallyPrime: a payment or a receipt for each row, between the bank's ledger and Suspense. The bank's
 * ledger must have this name in the company that imports them.
 */
export const toTally = (exported: Exported): string => `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC>
<REQUESTDATA>
${ledgersOf(exported)
  .flatMap((ledger) => ledger.entries.map((entry) => voucher(entry, ledger)))
  .join('')}</REQUESTDATA>
</IMPORTDATA></BODY>
</ENVELOPE>
`

function voucher(entry: Entry, { name }: Ledger): string {
  const { id, date, amount, description, reference, isEdited } = entry
  const type = isNegative(amount) ? 'Payment' : 'Receipt'
  const bank = `Bank ${name}`
  const number = magnitude(amount)
  // Tally writes a debit as a negative amount that is deemed positive.
  const [debited, credited] = isNegative(amount) ? [SUSPENSE, bank] : [bank, SUSPENSE]
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${escapeXml(id)}" VCHTYPE="${type}" ACTION="Create">
<DATE>${compactDate(date)}</DATE>${element('GUID', id)}<VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>${element('VOUCHERNUMBER', id)}${element('REFERENCE', oneLine(reference ?? ''))}${element('NARRATION', noteOf(oneLine(description), isEdited))}${element('PARTYLEDGERNAME', SUSPENSE)}
<ALLLEDGERENTRIES.LIST>${element('LEDGERNAME', debited)}<ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-${number}</AMOUNT></ALLLEDGERENTRIES.LIST>
<ALLLEDGERENTRIES.LIST>${element('LEDGERNAME', credited)}<ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>${number}</AMOUNT></ALLLEDGERENTRIES.LIST>
</VOUCHER></TALLYMESSAGE>
`
}
