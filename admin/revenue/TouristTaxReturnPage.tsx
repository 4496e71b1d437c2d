import { IconButton, MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { TouristTaxView } from '../../api/revenue/revenue-controller.ts'
import { monthAfter, namedPeriod, quarterBefore } from '../../rules/calendar/named-period.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { Icon } from '../marks/Icon.tsx'
import { useProperty } from '../property/use-property.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { Download } from './Download.tsx'
import { periodInWords } from './month-words.ts'
import styles from './revenue.module.css'
import { Section } from './Section.tsx'
import { TouristTaxOwed } from './TouristTaxOwed.tsx'
import { TouristTaxStays } from './TouristTaxStays.tsx'

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
          <TouristTaxOwed owed={owed} />
          <Section title={text('revenue.tax.stays')}>
            <TouristTaxStays owed={owed} />
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
  const first = namedPeriod(period).from
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
