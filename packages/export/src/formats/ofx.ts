import type { Exported } from '../exported.ts'
import { type Entry, isNegative, type Ledger, ledgersOf } from '../ledger.ts'
import { clip, compactDate, element, escapeXml, noteOf, oneLine, toAscii } from '../texts.ts'

/** OFX 2.2, 11.4.3: longest NAME and MEMO; 3.2.4: REFNUM. */
const LENGTH = { name: 32, memo: 255, reference: 32 } as const
/** The bank's own number is not printed; readers want one of at most nine digits. */
const UNKNOWN_BANK = '000000000'
/** QuickBooks asks which bank a file is from, by Intuit's list; 3000 is the one that others use where it is not known. */
const INTUIT_BANK = '3000'

/** OFX 2.2 (XML): every account of the statement. */
export const toOfx = (exported: Exported): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
${body(ledgersOf(exported), '')}`

/** Web Connect for QuickBooks: OFX 1.0.2 (SGML), in ASCII, with Intuit's own fields. */
export const toQbo = (exported: Exported): string => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

${toSgml(body(ledgersOf(exported).map(inAscii), element('INTU.BID', INTUIT_BANK)))}`

/** In SGML an element that holds a text is not closed, and ends with its line. */
const toSgml = (xml: string): string =>
  xml
    .replace(/<([A-Z.0-9]+)>([^<]+)<\/\1>/g, '<$1>$2')
    .replace(/(?<!\n)</g, '\n<')
    .trimStart()

/** Some readers of SGML stumble over double quotes. */
const plain = (text: string): string => toAscii(text).replaceAll('"', "'")

const inAscii = (ledger: Ledger): Ledger => ({
  ...ledger,
  entries: ledger.entries.map((entry) => ({
    ...entry,
    description: plain(entry.description),
    reference: entry.reference && plain(entry.reference),
  })),
})

function body(ledgers: readonly Ledger[], intuit: string): string {
  const latest = ledgers
    .map(({ period }) => period.end)
    .sort()
    .at(-1) as string
  const banks = ledgers.filter(({ account }) => !account.owed)
  const cards = ledgers.filter(({ account }) => account.owed)
  const section = (name: string, parts: readonly string[]) =>
    parts.length === 0 ? '' : `<${name}>\n${parts.join('')}</${name}>\n`
  // There is no clock here: the server of the statement spoke on its last day.
  return `<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>${compactDate(latest)}120000</DTSERVER><LANGUAGE>ENG</LANGUAGE>${intuit}</SONRS></SIGNONMSGSRSV1>
${section('BANKMSGSRSV1', banks.map(bankStatement))}${section('CREDITCARDMSGSRSV1', cards.map(cardStatement))}</OFX>
`
}

const bankStatement = (ledger: Ledger, i: number): string => `<STMTTRNRS>
<TRNUID>${i + 1}</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>
<STMTRS><CURDEF>${ledger.currency}</CURDEF>
<BANKACCTFROM><BANKID>${UNKNOWN_BANK}</BANKID>${element('ACCTID', ledger.accountId)}<ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>
${rowsOf(ledger)}</STMTRS>
</STMTTRNRS>
`

const cardStatement = (ledger: Ledger, i: number): string => `<CCSTMTTRNRS>
<TRNUID>${i + 1}</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>
<CCSTMTRS><CURDEF>${ledger.currency}</CURDEF>
<CCACCTFROM>${element('ACCTID', ledger.accountId)}</CCACCTFROM>
${rowsOf(ledger)}</CCSTMTRS>
</CCSTMTTRNRS>
`

function rowsOf({ entries, period, closing }: Ledger): string {
  const balance =
    closing === null
      ? ''
      : `<LEDGERBAL><BALAMT>${closing}</BALAMT><DTASOF>${compactDate(period.end)}</DTASOF></LEDGERBAL>\n`
  return `<BANKTRANLIST><DTSTART>${compactDate(period.start)}</DTSTART><DTEND>${compactDate(period.end)}</DTEND>
${entries.map(transaction).join('')}</BANKTRANLIST>
${balance}`
}

function transaction({ amount, date, id, description, reference, isEdited }: Entry): string {
  const text = oneLine(description)
  const name = clip(text, LENGTH.name)
  const memo = clip(noteOf(text, isEdited), LENGTH.memo)
  return `<STMTTRN><TRNTYPE>${isNegative(amount) ? 'DEBIT' : 'CREDIT'}</TRNTYPE><DTPOSTED>${compactDate(date)}</DTPOSTED><TRNAMT>${amount}</TRNAMT><FITID>${escapeXml(id)}</FITID>${element('REFNUM', clip(oneLine(reference ?? ''), LENGTH.reference))}${element('NAME', name)}${memo === name ? '' : element('MEMO', memo)}</STMTTRN>
`
}
