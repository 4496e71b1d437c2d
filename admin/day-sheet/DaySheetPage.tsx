import { Button, IconButton } from '@mui/material'
import { Link, useSearchParams } from 'react-router'
import type { DaySheetView } from '../../api/day-sheet/day-sheet-shape.ts'
import { type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'
import { DateJump } from '../agenda/DateJump.tsx'
import { fullMoment } from '../clock/staff-moment.ts'
import { Icon } from '../marks/Icon.tsx'
import { useProperty } from '../property/use-property.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './day-sheet.module.css'
import { DayBreakfasts } from './DayBreakfasts.tsx'
import { DayGuests } from './DayGuests.tsx'
import { DaySheetSkeleton } from './DaySheetSkeleton.tsx'
import { RoomsToClean } from './RoomsToClean.tsx'
import { useDaySheet } from './use-day-sheet.ts'

/**
 * /agenda/dagblad?dag=: the work of one day in the house, to read and to print. Without a day it is
 * today, also tomorrow.
 */
export function DaySheetPage() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const property = useProperty()
  const today = property.data ? parseDay(property.data.today) : null
  const day = parseDay(query.get('dag') ?? '') ?? today
  const sheet = useDaySheet(day)
  const problem = property.error ?? sheet.error
  const go = (to: EpochDay | null) => setQuery(to === null ? {} : { dag: formatDay(to) })
  return (
    <Page
      title={text('daySheet.title')}
      crumb={{ to: screens.agenda.path, label: text('agenda.title') }}
    >
      {day === null || today === null ? null : (
        <div className={styles.tools}>
          <Button onClick={() => go(null)}>{text('daySheet.today')}</Button>
          <span>
            <IconButton aria-label={text('daySheet.earlier')} onClick={() => go(day - 1)}>
              <Icon name="left" />
            </IconButton>
            <IconButton aria-label={text('daySheet.later')} onClick={() => go(day + 1)}>
              <Icon name="right" />
            </IconButton>
          </span>
          <DateJump date={day} today={today} onDate={go} label={text('daySheet.goToDay')} />
          <Button component={Link} className={styles.register} to={screens.nightRegister.path}>
            {text('daySheet.register')}
          </Button>
          <Button
            variant="contained"
            disabled={!sheet.data || sheet.isPlaceholderData}
            onClick={() => window.print()}
          >
            {text('daySheet.print')}
          </Button>
        </div>
      )}
      {problem ? (
        <LoadFailure
          what={text('daySheet.failed')}
          problem={problem}
          onRetry={() => void (property.error ? property.refetch() : sheet.refetch())}
        />
      ) : null}
      {sheet.data ? <Sheet sheet={sheet.data} /> : problem ? null : <DaySheetSkeleton />}
    </Page>
  )
}

function Sheet({ sheet }: { sheet: DaySheetView }) {
  const text = useText()
  const { breakfast } = sheet
  const lists = [sheet.arrivals, sheet.departures, sheet.stays, sheet.deliveries, sheet.toClean]
  const isEmpty = lists.every(({ length }) => length === 0) && !breakfast?.tables.length
  return (
    <article className={styles.sheet}>
      <header>
        <h2>{dutchDayInWords(parseDay(sheet.day) ?? 0)}</h2>
        <span>{text('daySheet.printedAt', { moment: fullMoment(sheet.now) })}</span>
      </header>
      {isEmpty ? (
        <Note tone="ink" title={text('daySheet.empty')}>
          {text('daySheet.emptyHint')}
        </Note>
      ) : (
        <div className={styles.lists}>
          <div>
            <DayGuests sheet={sheet} />
          </div>
          <div>
            <DayBreakfasts sheet={sheet} />
            <RoomsToClean toClean={sheet.toClean} />
          </div>
        </div>
      )}
    </article>
  )
}
