import { Button, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { VatReturn } from '../../api/revenue/bookkeeping.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { namedPeriod, quarterBefore } from '../../rules/calendar/named-period.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { formatPercentage } from '../../rules/money/parse-percentage.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useProperty } from '../property/use-property.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { Download } from './Download.tsx'
import { periodInWords } from './month-words.ts'
import styles from './revenue.module.css'
import { Section } from './Section.tsx'

interface Days {
  from: string
  last: string
}

function daysOf(period: string): Days {
  const { from, until } = namedPeriod(period)
  return { from, last: formatDay((parseDay(until) ?? 0) - 1) }
}

/** /omzet/boekhouding?van=&tot=: the VAT of a period and its journals, for the bookkeeper. */
export function BookkeepingPage() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const { data: property } = useProperty()
  const quarter = property ? daysOf(quarterBefore(property.today, 1)) : null
  const from = query.get('van') ?? quarter?.from
  const last = query.get('tot') ?? quarter?.last
  const go = (days: Days) => setQuery({ van: days.from, tot: days.last })
  return (
    <Page
      title={text('revenue.bookkeeping.title')}
      crumb={{ to: screens.revenue.path, label: text('revenue.title') }}
    >
      {property && from && last ? (
        <Period key={`${from} ${last}`} days={{ from, last }} today={property.today} onDays={go} />
      ) : (
        <ListSkeleton label={text('revenue.loading')} />
      )}
    </Page>
  )
}

function Period({ days, today, onDays }: { days: Days; today: string; onDays(days: Days): void }) {
  const text = useText()
  const data = useBackOfficeData()
  const [asked, setAsked] = useState(days)
  const query = new URLSearchParams({ ...days })
  const vat = useQuery({
    queryKey: ['revenue', 'vat', days],
    queryFn: () => data.call<VatReturn>(`revenue/vat?${query}`, undefined, 'GET'),
  })
  const errors = vat.error instanceof ApiProblem ? (vat.error.body.errors ?? {}) : {}
  const isAtField = Object.keys(errors).length > 0
  return (
    <div className={styles.page}>
      <form
        className={styles.tools}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onDays(asked)
        }}
      >
        {(['from', 'last'] as const).map((field) => (
          <TextField
            key={field}
            type="date"
            label={text(`revenue.bookkeeping.${field}`)}
            value={asked[field]}
            onChange={({ target }) => setAsked({ ...asked, [field]: target.value })}
            error={field in errors}
            helperText={errors[field]}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        <Button type="submit" variant="contained">
          {text('revenue.bookkeeping.show')}
        </Button>
        {[quarterBefore(today, 0), quarterBefore(today, 1), today.slice(0, 4)].map((period) => (
          <Button key={period} onClick={() => onDays(daysOf(period))}>
            {periodInWords(period)}
          </Button>
        ))}
      </form>
      {vat.data ? (
        <>
          <Section
            title={text('revenue.bookkeeping.vat')}
            aside={text('revenue.bookkeeping.bySupply')}
          >
            <VatTable vat={vat.data} />
          </Section>
          <Section title={text('revenue.bookkeeping.journals')}>
            <p className={styles.hint}>{text('revenue.bookkeeping.journalsHint')}</p>
            <div className={styles.downloads}>
              <Download path={`revenue/sales-journal?${query}`}>
                {text('revenue.bookkeeping.sales')}
              </Download>
              <Download path={`revenue/payments-journal?${query}`}>
                {text('revenue.bookkeeping.payments')}
              </Download>
            </div>
          </Section>
        </>
      ) : vat.error ? (
        isAtField ? null : (
          <LoadFailure
            what={text('revenue.bookkeeping.failed')}
            problem={vat.error}
            onRetry={() => void vat.refetch()}
          />
        )
      ) : (
        <ListSkeleton label={text('revenue.loading')} />
      )}
    </div>
  )
}

/** What is owed at each rate, and all of it. */
function VatTable({ vat: { rates, vatCents } }: { vat: VatReturn }) {
  const text = useText()
  if (rates.length === 0)
    return <p className={styles.hint}>{text('revenue.bookkeeping.nothing')}</p>
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text('revenue.bookkeeping.vat')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('revenue.bookkeeping.rate')}</th>
          <th scope="col">{text('revenue.bookkeeping.gross')} (€)</th>
          <th scope="col">{text('revenue.bookkeeping.net')} (€)</th>
          <th scope="col">{text('revenue.bookkeeping.tax')} (€)</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ code, basisPoints, grossCents, netCents, vatCents: its }) => (
          <tr key={`${code} ${basisPoints}`}>
            <th scope="row">
              {text(`revenue.bookkeeping.codes.${code}`, {
                percent: formatPercentage(basisPoints),
              })}
            </th>
            <td>{formatAmount(grossCents)}</td>
            <td>{formatAmount(netCents)}</td>
            <td>{formatAmount(its)}</td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row" colSpan={3}>
            {text('revenue.total')}
          </th>
          <td>{formatAmount(vatCents)}</td>
        </tr>
      </tbody>
    </table>
  )
}
