import { Button } from '@mui/material'
import { useSearchParams } from 'react-router'
import type { ClosedDayView } from '../../api/cash-days/cash-day-shape.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { useProperty } from '../property/use-property.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { CloseDayForm } from './CloseDayForm.tsx'
import { ClosedDays } from './ClosedDays.tsx'
import { DayReport } from './DayReport.tsx'
import { OpenDays } from './OpenDays.tsx'
import { ReopenDayButton } from './ReopenDayButton.tsx'
import { SaleExports } from './SaleExports.tsx'
import { useCashDay } from './use-desk-block.ts'
import styles from './cash-desk.module.css'

/** /kassa/afsluiten?dag=: what was counted against what is expected; of a closed day its report. */
export function CloseDayPage() {
  const text = useText()
  const [query] = useSearchParams()
  const { data: property } = useProperty()
  const day = query.get('dag') ?? property?.today ?? ''
  return (
    <Page
      title={text('cashDesk.close.title')}
      crumb={{ to: screens.cashDesk.path, label: text('cashDesk.title') }}
    >
      <div className={styles.stack}>
        {day === '' ? (
          <ListSkeleton label={text('cashDesk.loading')} rows={4} />
        ) : (
          <Day key={day} day={day} />
        )}
        <ClosedDays />
        <SaleExports />
      </div>
    </Page>
  )
}

function Day({ day }: { day: string }) {
  const text = useText()
  const moment = usePastMoment()
  const offline = useLive().status === 'lost'
  const asked = useCashDay(day)
  if (asked.error instanceof ApiProblem && asked.error.status === 404)
    return <Note tone="ink" title={text('cashDesk.close.unknown')} />
  if (asked.error)
    return (
      <LoadFailure
        what={text('cashDesk.failed')}
        problem={asked.error}
        onRetry={() => void asked.refetch()}
      />
    )
  if (!asked.data) return <ListSkeleton label={text('cashDesk.loading')} rows={4} />
  const { closed, mayReopen, openSales, reopened } = asked.data
  return (
    <>
      <h2 className={styles.day}>{dutchDayYear(parseDay(day) ?? 0)}</h2>
      {closed ? (
        <>
          <DayReport report={closed.report} closed={closed} />
          <div className={`${styles.tools} ${styles.noPrint}`}>
            <Button variant="contained" onClick={() => window.print()}>
              {text('cashDesk.close.print')}
            </Button>
            {mayReopen ? <ReopenDayButton closed={closed} offline={offline} /> : null}
          </div>
        </>
      ) : (
        <>
          <OpenDays days={asked.data.openDays} />
          {openSales > 0 ? (
            <Note
              tone="warn"
              title={text('cashDesk.close.openSales', { smart_count: openSales })}
            />
          ) : null}
          <div className={styles.kas}>
            <DayReport report={asked.data.report} closed={null} />
            <CloseDayForm
              // Another sum of cash is counted anew.
              key={asked.data.cashCents}
              day={asked.data}
              offline={offline}
            />
          </div>
        </>
      )}
      {reopened.map((closing) => (
        <details key={closing.number} className={styles.noPrint}>
          <summary>{reopenedWords(closing)}</summary>
          <DayReport report={closing.report} closed={closing} />
        </details>
      ))}
    </>
  )

  function reopenedWords({ number, reopened }: ClosedDayView): string {
    const { by = '', at = '', reason = '' } = reopened ?? {}
    return text('cashDesk.close.reopened', { number, name: by, at: moment(at), reason })
  }
}
