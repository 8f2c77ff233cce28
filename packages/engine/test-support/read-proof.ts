import { extractFromPages } from '../src/extract-statement.ts'
import { typesetPages } from './typeset-pages.ts'

/** What is proved of a statement that is written down as it looks: for each row its check, its witness and its doubts. */
export function readProof(text: string, pageCount = 1) {
  const { transactions, accounts, equations, readings } = extractFromPages(typesetPages(text), pageCount)
  return {
    rows: transactions.map(({ check, witness, doubts }) => [check, witness, ...doubts].join(' ')),
    account: accounts[0]?.check,
    accountDoubts: accounts[0]?.doubts,
    unexplained: accounts.flatMap((account) => account.unexplained.map((number) => number.text)),
    transactions,
    equations,
    readings,
  }
}
