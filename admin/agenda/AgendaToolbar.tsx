import type { MouseEvent } from 'react'
import { Button, IconButton, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Link } from 'react-router'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { screens } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { rangeToRead, weekNumber, type AgendaViewName } from './agenda-address.ts'
import { agendaTitle } from './agenda-title.ts'
import styles from './agenda-toolbar.module.css'
import { DaySheetLink } from '../day-sheet/DaySheetLink.tsx'
import { DateJump } from './DateJump.tsx'

/** The document's names, in the order of the look. */
const views = [
  ['day', 'agenda.day'],
  ['work_week', 'agenda.week'],
  ['month', 'agenda.month'],
] as const

interface AgendaToolbarProps {
  view: AgendaViewName
  date: EpochDay
  today: EpochDay
  weekendOpen: boolean
  /** The guests of today beside the agenda. */
  panel: { isOpen: boolean; toggle(): void }
  onToday(): void
  onStep(step: -1 | 1): void
  onDate(date: EpochDay): void
  onView(view: AgendaViewName): void
}

/** Where the agenda is and how to move it: Vandaag, earlier, later, a date, a view; and 'Voeg toe' (BO §2). */
export function AgendaToolbar({
  view,
  date,
  today,
  weekendOpen,
  panel,
  onToday,
  onStep,
  onDate,
  onView,
}: AgendaToolbarProps) {
  const text = useText()
  const title = agendaTitle(view, date, rangeToRead(view, date), weekendOpen)
  return (
    <div className={styles.tools}>
      <a className={styles.skip} href="#boekingen" onClick={toFirstBlock}>
        {text('agenda.toBookings')}
      </a>
      <Button onClick={onToday}>
        {text('agenda.today')} <kbd aria-hidden="true">t</kbd>
      </Button>
      <span className={styles.steps}>
        <IconButton aria-label={text('agenda.earlier')} onClick={() => onStep(-1)}>
          <Icon name="left" />
        </IconButton>
        <IconButton aria-label={text('agenda.later')} onClick={() => onStep(1)}>
          <Icon name="right" />
        </IconButton>
      </span>
      <h2>
        {title}{' '}
        {view === 'month' ? null : (
          <span>{text('agenda.weekNumber', { week: weekNumber(date) })}</span>
        )}
      </h2>
      <DateJump date={date} today={today} onDate={onDate} />
      <DaySheetLink date={date} />
      <ToggleButton
        className={styles.panel}
        value="today"
        selected={panel.isOpen}
        aria-label={text('agenda.todayPanel.openLabel')}
        onChange={panel.toggle}
      >
        {text('agenda.todayPanel.open')}
      </ToggleButton>
      <span className={styles.right}>
        <ToggleButtonGroup
          value={view}
          aria-label={text('agenda.views')}
          onChange={(_, chosen: AgendaViewName | null) => chosen && onView(chosen)}
        >
          {views.map(([name, label]) => (
            <ToggleButton key={name} value={name}>
              {text(label)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button component={Link} to={screens.newBooking.path} variant="contained">
          {text('newBooking.open')} <kbd aria-hidden="true">n</kbd>
        </Button>
      </span>
    </div>
  )
}

/** Past the tools to the first block; its focus is what a jump to an address would not give. */
function toFirstBlock(event: MouseEvent) {
  event.preventDefault()
  document.querySelector<HTMLElement>('[data-block][tabindex="0"]')?.focus()
}
