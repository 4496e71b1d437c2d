import { IconButton, MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { TouristTaxView } from '../../api/revenue/tourist-tax-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay, staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { Icon } from '../marks/Icon.tsx'
import { useProperty } from '../property/use-property.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { Download } from './Download.tsx'
import { monthAfter } from './month-words.ts'
import { daysOf, periodInWords, quarterBefore } from './named-periods.ts'
import styles from './revenue.module.css'
import { Section } from './Section.tsx'

/** /omzet/toeristenbelasting?periode=2026-Q3: what is owed to the municipality. */
export function TouristTaxReturnPage() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const { data: property } = useProperty()
  const data = useBackOfficeData()
  const period = query.get('periode') ?? (property ? quarterBefore(property.today, 1) : null)
  const {
    data: owed,
    error,
    refetch,
  } = useQuery({
    queryKey: ['revenue', 'tourist-tax', period],
    queryFn: () =>
      data.call<TouristTaxView>(
        `tourist-tax-return?${new URLSearchParams({ period: period ?? '' })}`,
        undefined,
        'GET',
      ),
    enabled: period !== null,
  })
  return (
    <Page
      title={text('revenue.tax.title')}
      crumb={{ to: screens.revenue.path, label: text('revenue.title') }}
    >
      {period && !error ? (
        <Chosen period={period} onPeriod={(to) => setQuery({ periode: to })} />
      ) : null}
      {error ? (
        <LoadFailure
          what={text('revenue.tax.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : owed ? (
        <div className={styles.page}>
          <Owed owed={owed} />
          <Section title={text('revenue.tax.stays')}>
            <Stays owed={owed} />
          </Section>
        </div>
      ) : (
        <ListSkeleton label={text('revenue.tax.loading')} rows={6} />
      )}
    </Page>
  )
}

/** Steps by month, quarter or year, whichever is shown. */
function Chosen({ period, onPeriod }: { period: string; onPeriod(period: string): void }) {
  const text = useText()
  const kind = period.includes('Q') ? 'quarter' : period.includes('-') ? 'month' : 'year'
  const first = daysOf(period).from
  const inKind = {
    quarter: quarterBefore(first, 0),
    month: first.slice(0, 7),
    year: first.slice(0, 4),
  }
  const step = (by: number) =>
    onPeriod(
      kind === 'quarter'
        ? quarterBefore(first, -by)
        : kind === 'month'
          ? monthAfter(period, by)
          : String(Number(period) + by),
    )
  return (
    <div className={styles.tools}>
      <TextField
        select
        label={text('revenue.tax.per')}
        value={kind}
        onChange={({ target }) => onPeriod(inKind[target.value as keyof typeof inKind])}
      >
        {(['month', 'quarter', 'year'] as const).map((each) => (
          <MenuItem key={each} value={each}>
            {text(`revenue.tax.kinds.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <span className={styles.steps}>
        <IconButton aria-label={text('revenue.tax.earlier')} onClick={() => step(-1)}>
          <Icon name="left" />
        </IconButton>
        <h2 aria-live="polite">{periodInWords(period)}</h2>
        <IconButton aria-label={text('revenue.tax.later')} onClick={() => step(1)}>
          <Icon name="right" />
        </IconButton>
      </span>
      <Download path={`tourist-tax-return/spreadsheet?period=${period}`}>
        {text('revenue.sheet')}
      </Download>
    </div>
  )
}

function Owed({ owed }: { owed: TouristTaxView }) {
  const text = useText()
  const figures = [
    { name: text('revenue.tax.owed'), value: formatEuro(owed.cents) },
    { name: text('revenue.tax.taxed'), value: String(owed.taxedNights) },
    { name: text('revenue.tax.exempt'), value: String(owed.exemptNights) },
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      {owed.tariffs.length > 0 ? (
        <Section title={text('revenue.tax.tariffs')}>
          <table className={styles.table}>
            <caption className="visually-hidden">{text('revenue.tax.tariffs')}</caption>
            <thead>
              <tr>
                <th scope="col">{text('revenue.tax.from')}</th>
                <th scope="col">{text('revenue.tax.tariff')}</th>
                <th scope="col">{text('revenue.tax.nights')}</th>
                <th scope="col">{text('revenue.tax.amount')} (€)</th>
              </tr>
            </thead>
            <tbody>
              {owed.tariffs.map(({ validFrom, perNightCents, basisPoints, taxedNights, cents }) => (
                <tr key={validFrom}>
                  <th scope="row">
                    {validFrom
                      ? staffDayYear(parseDay(validFrom) ?? 0)
                      : text('revenue.tax.before')}
                  </th>
                  <td>
                    {perNightCents !== null
                      ? formatEuro(perNightCents)
                      : basisPoints !== null
                        ? `${String(basisPoints / 100).replace('.', ',')}%`
                        : ''}
                  </td>
                  <td>{taxedNights}</td>
                  <td>{formatAmount(cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ) : null}
    </>
  )
}

/** The booking behind each figure. */
function Stays({ owed: { stays } }: { owed: TouristTaxView }) {
  const text = useText()
  if (stays.length === 0) return <p className={styles.hint}>{text('revenue.tax.none')}</p>
  const day = (of: string) => staffDay(parseDay(of) ?? 0)
  return (
    <div className={styles.wide} role="group" aria-label={text('revenue.tax.stays')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('revenue.tax.booking')}</th>
            <th scope="col">{text('revenue.tax.stay')}</th>
            <th scope="col">{text('revenue.tax.persons')}</th>
            <th scope="col">{text('revenue.tax.nights')}</th>
            <th scope="col">{text('revenue.tax.free')}</th>
            <th scope="col">{text('revenue.tax.amount')} (€)</th>
          </tr>
        </thead>
        <tbody>
          {stays.map((stay) => (
            <tr key={stay.id}>
              <th scope="row">
                <Link to={recordAddress('booking', stay.id)}>
                  {stay.number} · {stay.name}
                </Link>
              </th>
              <td>
                {day(stay.arrival)} – {day(stay.departure)}
              </td>
              <td>
                {stay.persons}
                {stay.children > 0
                  ? `, ${text('revenue.tax.children', { smart_count: stay.children })}`
                  : ''}
                {stay.residents > 0
                  ? `, ${text('revenue.tax.residents', { smart_count: stay.residents })}`
                  : ''}
              </td>
              <td>{stay.taxedNights}</td>
              <td>{stay.exemptNights}</td>
              <td>{formatAmount(stay.cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
