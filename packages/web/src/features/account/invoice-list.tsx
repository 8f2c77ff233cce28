import { API, type Invoice, type Invoices } from '@ledgerlift/contract'
import { useCallback, useEffect, useState } from 'react'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { dateText } from '../../lib/date-text.ts'
import { minorText } from '../../lib/minor-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Listed = readonly Invoice[] | 'loading' | 'missing'

/** What was charged, by the payment provider's books. */
export function InvoiceList() {
  const { token } = useAuth()
  const [listed, setListed] = useState<Listed>('loading')
  const list = useCallback(() => {
    setListed('loading')
    let gone = false
    ask<Invoices>(API.invoices, { token }).then(
      ({ invoices }) => gone || setListed(invoices),
      () => gone || setListed('missing'),
    )
    return () => {
      gone = true
    }
  }, [token])
  useEffect(() => list(), [list])
  return (
    <section aria-labelledby="invoices" className="mt-10">
      <h3 id="invoices" className="mb-3 font-semibold">
        {WORDS.invoices}
      </h3>
      {listed === 'loading' ? <p className="breathing text-soft">{WORDS.invoicesLoading}</p> : null}
      {listed === 'missing' ? (
        <Notice tone="doubt" text={WORDS.invoicesMissing}>
          <Button look="quiet" onClick={list} className="-ml-5 flex text-sm">
            {WORDS.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {typeof listed === 'string' ? null : <InvoiceTable invoices={listed} />}
    </section>
  )
}

function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <p className="text-soft">{WORDS.noInvoices}</p>
  return (
    <table className="figures w-full border-ink border-t text-sm">
      <thead>
        <tr className="border-rule border-b text-left text-soft">
          <th className="py-2 pr-4 font-normal">{WORDS.invoiceDate}</th>
          <th className="py-2 pr-4 font-normal">{WORDS.invoicePlan}</th>
          <th className="py-2 pr-4 text-right font-normal">{WORDS.invoiceAmount}</th>
          <th className="py-2 font-normal">{WORDS.invoiceStatus}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, date, description, amount, currency, status, url }) => (
          <tr key={id} className="border-rule border-b">
            <td className="whitespace-nowrap py-2 pr-4">{dateText(date)}</td>
            <td className="py-2 pr-4">
              {url === null ? (
                description
              ) : (
                <a href={url} target="_blank" rel="noreferrer" className="text-link">
                  {description}
                </a>
              )}
            </td>
            <td className="whitespace-nowrap py-2 pr-4 text-right">{minorText(amount, currency)}</td>
            <td className="py-2">{WORDS.invoiceStatuses[status] ?? status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
