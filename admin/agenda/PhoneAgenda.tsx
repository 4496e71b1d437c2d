import { Button, IconButton, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { usePropertyMoment } from '../clock/use-property-moment.ts'
import { Icon } from '../marks/Icon.tsx'
import { SeasonWarning } from '../settings/SeasonWarning.tsx'
import { useText } from '../texts/use-text.ts'
import type { AgendaProps } from './agenda-actions.ts'
import { type PhoneList, rangeToRead, threeDays } from './agenda-address.ts'
import { agendaTitle, staffStay } from './agenda-title.ts'
import { DaySheetLink } from '../day-sheet/DaySheetLink.tsx'
import { DateJump } from './DateJump.tsx'
import { dayList } from './day-list.ts'
import { DayLists } from './DayLists.tsx'
import { deliveriesOn } from './deliveries.ts'
import { DayStrip } from './DayStrip.tsx'
import { propertyTimes } from './property-times.ts'
import { OccupancyBoard } from './OccupancyBoard.tsx'
import styles from './phone-agenda.module.css'
import { RoomLists } from './RoomLists.tsx'
import { roomColumns } from './room-columns.ts'
import { useArrivals } from './use-arrivals.ts'

/** The document's names, in the order of the look. */
const lists = [
  ['day', 'agenda.day'],
  ['rooms', 'agenda.list.rooms'],
  ['board', 'agenda.week'],
] as const

/**
 * The agenda on a phone: the week as a strip, and the day's lists, the rooms, or three days of the
 * board (look, "Phone").
 */
export function PhoneAgenda({
  read: { agenda, readAt },
  address: { date, list },
  today,
  actions,
}: AgendaProps) {
  const text = useText()
  const moment = usePropertyMoment(agenda.now, readAt)
  const instant = Math.floor(moment.instant / 15_000) * 15_000
  const columns = useMemo(() => roomColumns(agenda, instant), [agenda, instant])
  const arrived = useArrivals(
    agenda.bookings.map(({ id }) => id),
    agenda.from,
  )
  const range = rangeToRead('day', date)
  const shown = list === 'board' ? threeDays(date) : range
  const property = { moment, times: propertyTimes(agenda), arrived }
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
      {list === 'day' ? (
        <DayLists
          list={dayList(columns, date, range.until)}
          date={date}
          deliveries={deliveriesOn(agenda.deliveries, date)}
          {...property}
        />
      ) : null}
      {list === 'rooms' ? <RoomLists columns={columns} week={range} {...property} /> : null}
      {list === 'board' ? (
        <OccupancyBoard
          label={text('agenda.list.gridDays', { stay: staffStay(shown.from, shown.until - 1) })}
          columns={columns}
          deliveries={agenda.deliveries}
          range={shown}
          {...property}
          onDay={actions.onDay}
        />
      ) : null}
      <SeasonWarning />
      <div className={styles.thumb} role="toolbar" aria-label={text('agenda.goToDate')}>
        <Button onClick={actions.onToday}>{text('agenda.today')}</Button>
        <IconButton aria-label={text('agenda.earlier')} onClick={() => actions.onDate(date - 7)}>
          <Icon name="left" />
        </IconButton>
        <IconButton aria-label={text('agenda.later')} onClick={() => actions.onDate(date + 7)}>
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
