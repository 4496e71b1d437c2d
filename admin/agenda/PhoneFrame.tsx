import { Button, IconButton, ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { DaySheetLink } from '../day-sheet/DaySheetLink.tsx'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import type { AgendaActions } from './agenda-actions.ts'
import { type PhoneList, rangeToRead, stepThreeDays, threeDays } from './agenda-address.ts'
import { agendaTitle, staffStay } from './agenda-title.ts'
import { DateJump } from './DateJump.tsx'
import { DayStrip } from './DayStrip.tsx'
import styles from './phone-agenda.module.css'
import type { RoomColumn } from './room-columns.ts'

/** The document's names, in the order of the look. */
const lists = [
  ['day', 'agenda.day'],
  ['rooms', 'agenda.list.rooms'],
  ['board', 'agenda.week'],
] as const

interface PhoneFrameProps {
  /** Null while they are not known. */
  columns: RoomColumn[] | null
  date: EpochDay
  today: EpochDay
  list: PhoneList
  actions: AgendaActions
  children: ReactNode
}

/** What a phone always has around its list: the week as a strip, the switch, the bar at the thumb. */
export function PhoneFrame({ columns, date, today, list, actions, children }: PhoneFrameProps) {
  const text = useText()
  const range = rangeToRead('day', date)
  const shown = list === 'board' ? threeDays(date) : range
  const step = (way: -1 | 1) =>
    actions.onDate(list === 'board' ? stepThreeDays(date, way) : date + 7 * way)
  return (
    <>
      <DayStrip
        columns={columns}
        monday={range.from}
        date={date}
        today={today}
        onDay={actions.onDate}
      />
      <ToggleButtonGroup
        className={styles.lists}
        value={list}
        aria-label={text('agenda.views')}
        onChange={(_, chosen: PhoneList | null) => chosen && actions.onList(chosen)}
      >
        {lists.map(([name, label]) => (
          <ToggleButton key={name} value={name}>
            {text(label)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <h2 className={styles.title}>
        {list === 'day' ? agendaTitle('day', date, range) : staffStay(shown.from, shown.until - 1)}
      </h2>
      {list === 'day' ? <DaySheetLink date={date} /> : null}
      {children}
      <div className={styles.thumb} role="toolbar" aria-label={text('agenda.goToDate')}>
        <Button onClick={actions.onToday}>{text('agenda.today')}</Button>
        <IconButton aria-label={text('agenda.earlier')} onClick={() => step(-1)}>
          <Icon name="left" />
        </IconButton>
        <IconButton aria-label={text('agenda.later')} onClick={() => step(1)}>
          <Icon name="right" />
        </IconButton>
        <DateJump date={date} today={today} onDate={actions.onDate} compact />
        <Button component={Link} to={screens.newBooking.path} variant="contained">
          {text('newBooking.open')}
        </Button>
      </div>
    </>
  )
}
