import type { Exported } from '../exported.ts'
import { type Entry, isNegative, type Ledger, ledgersOf, magnitude, withBalances } from '../ledger.ts'
import { clip, compactDate, element, noteOf, oneLine } from '../texts.ts'

/** ISO 20022: Max35Text, Max140Text and Max500Text. */
const LENGTH = { id: 35, text: 140, note: 500 } as const

/** ISO 20022 camt.053.001.08, a statement for each account. */
export function toCamt053(exported: Exported): string {
  const ledgers = ledgersOf(exported).map(withBalances)
  const latest = ledgers
    .map(({ period }) => period.end)
    .sort()
    .at(-1) as string
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<BkToCstmrStmt>
<GrpHdr><MsgId>${compactDate(latest)}</MsgId><CreDtTm>${latest}T12:00:00</CreDtTm></GrpHdr>
${ledgers.map(statement).join('')}</BkToCstmrStmt>
</Document>
`
}

function statement(ledger: Ledger, index: number): string {
  const { accountId, currency, period, opening, closing, entries } = withBalances(ledger)
  return `<Stmt><Id>${compactDate(period.end)}-${index + 1}</Id><CreDtTm>${period.end}T12:00:00</CreDtTm><FrToDt><FrDtTm>${period.start}T00:00:00</FrDtTm><ToDtTm>${period.end}T23:59:59</ToDtTm></FrToDt>
<Acct><Id><Othr>${element('Id', accountId)}</Othr></Id><Ccy>${currency}</Ccy><Svcr><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></Svcr></Acct>
${balance('OPBD', opening, currency, period.start)}${balance('CLBD', closing, currency, period.end)}${entries.map((entry) => booking(entry, currency)).join('')}</Stmt>
`
}

const direction = (amount: string): string => (isNegative(amount) ? 'DBIT' : 'CRDT')

const money = (amount: string, currency: string): string =>
  `<Amt Ccy="${currency}">${magnitude(amount)}</Amt><CdtDbtInd>${direction(amount)}</CdtDbtInd>`

const balance = (code: string, amount: string, currency: string, date: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(amount, currency)}<Dt><Dt>${date}</Dt></Dt></Bal>
`

function booking({ amount, date, valueDate, id, reference, description, isEdited }: Entry, currency: string) {
  const text = oneLine(description)
  const lines = [text.slice(0, LENGTH.text), text.slice(LENGTH.text, 2 * LENGTH.text)]
  const remittance = lines.map((line) => element('Ustrd', line.trim())).join('')
  const refs =
    reference === null ? '' : `<Refs>${element('EndToEndId', clip(oneLine(reference), LENGTH.id))}</Refs>`
  const details = `${refs}${remittance === '' ? '' : `<RmtInf>${remittance}</RmtInf>`}`
  return `<Ntry>${money(amount, currency)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${date}</Dt></BookgDt><ValDt><Dt>${valueDate ?? date}</Dt></ValDt>${element('AcctSvcrRef', id.slice(0, LENGTH.id))}<BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd>${details === '' ? '' : `<NtryDtls><TxDtls>${details}</TxDtls></NtryDtls>`}${isEdited ? element('AddtlNtryInf', clip(noteOf('', true), LENGTH.note)) : ''}</Ntry>
`
}
