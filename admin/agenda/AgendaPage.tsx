import { Suspense } from 'react'
import { useMediaQuery } from '@mui/material'
import { useNavigate, useSearchParams } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { useProperty } from '../property/use-property.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { useShortcuts } from '../keyboard/shortcut-context.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import {
  hasOpenWeekend,
  readAddress,
  stepDate,
  writeAddress,
  type AgendaAddress,
} from './agenda-address.ts'
import { AgendaSkeleton } from './AgendaSkeleton.tsx'
import { AgendaToolbar } from './AgendaToolbar.tsx'
import { DeskAgenda } from './DeskAgenda.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { mondayOf } from './time-axis.ts'
import { useAgenda } from './use-agenda.ts'
import styles from './today-panel.module.css'
import { useShownAddress } from './use-shown-address.ts'
import { useTodayPanel } from './use-today-panel.ts'

/** The lists of a phone, which a desk never draws. */
const phoneAgenda = lazyScreen(async () => (await import('./PhoneAgenda.tsx')).PhoneAgenda)
/** What a house sees until it has a room. */
const withoutRooms = lazyScreen(
  async () => (await import('./AgendaWithoutRooms.tsx')).AgendaWithoutRooms,
)
/** The guests of today beside a desk's agenda; most of the time it is closed. */
const todayPanel = lazyScreen(async () => (await import('./TodayPanel.tsx')).TodayPanel)

/**
 * /agenda (BO §2). The day and the view live in the address; without a day it is today, also
 * tomorrow.
 */
export function AgendaPage() {
  const text = useText()
  const phone = useMediaQuery('(max-width: 719.95px)', { noSsr: true })
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const property = useProperty()
  const address = readAddress(query)
  const today = property.data ? parseDay(property.data.today) : null
  // A phone has its own list of the day; the month board needs width.
  const view = phone ? 'day' : address.view
  const date = address.date ?? today
  const agenda = useAgenda(view, date)
  const shown = useShownAddress({ ...address, view, date }, agenda.isPlaceholderData)

  const panel = useTodayPanel()
  const hasPanel = panel.isOpen && !phone && today !== null

  const go = (change: Partial<AgendaAddress>) => setQuery(writeAddress({ ...address, ...change }))
  const actions = {
    onToday: () => go({ date: null }),
    onStep: (step: -1 | 1) => date !== null && go({ date: stepDate(view, date, step) }),
    onDate: (chosen: number) => go({ date: chosen }),
    onView: (chosen: AgendaAddress['view']) => go({ view: chosen }),
    onDay: (day: number) => go({ view: 'day', list: 'day', date: day }),
    onList: (chosen: AgendaAddress['list']) => go({ list: chosen }),
    onWeekend: () =>
      date !== null && go({ weekendOpen: !hasOpenWeekend(address, mondayOf(date), today ?? 0) }),
  }
  useShortcuts({
    t: actions.onToday,
    ArrowLeft: () => actions.onStep(-1),
    ArrowRight: () => actions.onStep(1),
    d: () => actions.onView('day'),
    w: () => actions.onView('work_week'),
    m: () => actions.onView('month'),
    n: () => void navigate(screens.newBooking.path),
    a: panel.toggle,
  })

  const problem = property.error ?? agenda.error
  const retry = () => void (property.error ? property.refetch() : agenda.refetch())
  const failure = problem ? (
    <LoadFailure what={text('agenda.failed')} problem={problem} onRetry={retry} />
  ) : null
  const waiting = failure ?? <AgendaSkeleton />
  // A phone keeps its strip and its bar while the list is on its way, or did not come.
  const fallback =
    phone && date !== null && today !== null ? (
      <PhoneFrame columns={null} date={date} today={today} list={address.list} actions={actions}>
        {waiting}
      </PhoneFrame>
    ) : (
      waiting
    )
  const hasNoRooms = agenda.data?.agenda.rooms.length === 0
  const Agenda = phone ? phoneAgenda.Screen : DeskAgenda
  return (
    <Page title={text('agenda.title')}>
      {phone || hasNoRooms || shown.date === null || today === null ? null : (
        <AgendaToolbar
          {...actions}
          view={shown.view}
          date={shown.date}
          today={today}
          weekendOpen={hasOpenWeekend(address, mondayOf(shown.date), today)}
          panel={panel}
        />
      )}
      <div className={hasPanel ? styles.beside : undefined}>
        {hasPanel ? (
          <Suspense fallback={null}>
            <todayPanel.Screen today={today} />
          </Suspense>
        ) : null}
        <div className={styles.agenda}>
          {agenda.data ? failure : null}
          {hasNoRooms ? (
            <Suspense fallback={<AgendaSkeleton />}>
              <withoutRooms.Screen />
            </Suspense>
          ) : agenda.data && shown.date !== null && today !== null ? (
            <Suspense fallback={fallback}>
              <Agenda
                read={agenda.data}
                address={{ ...shown, date: shown.date }}
                today={today}
                actions={actions}
              />
            </Suspense>
          ) : (
            fallback
          )}
        </div>
      </div>
    </Page>
  )
}
