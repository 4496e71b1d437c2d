import { Tab, Tabs } from '@mui/material'
import { useSearchParams } from 'react-router'
import type { BillKind } from '../../api/bills/bill-shapes.ts'
import { useProperty } from '../property/use-property.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import {
  afterChoice,
  type BillsShown,
  billsAddress,
  billsShown,
  shownKinds,
} from './bill-address.ts'
import { BillFilters } from './BillFilters.tsx'
import { BillSkeleton } from './BillSkeleton.tsx'
import { Bills } from './Bills.tsx'
import styles from './bills.module.css'

/**
 * /rekeningen (BO §2): what was sold of stays, of breakfasts and at the desk, what came in and what is
 * open. All
 * that is asked for stands in the address.
 */
export function BillListPage() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const property = useProperty()
  if (!property.data)
    return (
      <Page title={text('bills.title')}>
        {property.error ? (
          <LoadFailure
            what={text('bills.failed')}
            problem={property.error}
            onRetry={() => void property.refetch()}
          />
        ) : (
          <BillSkeleton />
        )}
      </Page>
    )
  const { today } = property.data
  const shown = billsShown(query, today)
  const show = (change: Partial<BillsShown>) =>
    setQuery(billsAddress(afterChoice(shown, change, today), today), {
      // Letter by letter is one step back, not as many as there are letters.
      replace: 'words' in change,
    })
  return (
    <Page title={text('bills.title')}>
      <Tabs
        className={styles.tabs}
        value={shown.kind}
        aria-label={text('bills.kinds')}
        onChange={(_, kind: BillKind) => show({ kind, source: null, state: null })}
      >
        {shownKinds.map((kind) => (
          <Tab
            key={kind}
            value={kind}
            label={text(`bills.tabs.${kind}`)}
            id={`tab-${kind}`}
            aria-controls="bills"
          />
        ))}
      </Tabs>
      <div id="bills" role="tabpanel" aria-labelledby={`tab-${shown.kind}`}>
        <BillFilters shown={shown} show={show} today={today} />
        <Bills shown={shown} show={show} />
      </div>
    </Page>
  )
}
