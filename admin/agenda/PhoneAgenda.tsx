import { Button, IconButton } from '@mui/material'
import { useMemo } from 'react'
import { useHouseMoment } from '../clock/use-house-moment.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import type { AgendaProps } from './agenda-acts.ts'
import { rangeToRead } from './agenda-address.ts'
import { agendaTitle } from './agenda-title.ts'
import { DateJump } from './DateJump.tsx'
import { dayList } from './day-list.ts'
import { DayLists } from './DayLists.tsx'
import { DayStrip } from './DayStrip.tsx'
import { houseTimes } from './house-times.ts'
import styles from './phone-agenda.module.css'
import { roomColumns } from './room-columns.ts'
import { useArrivals } from './use-arrivals.ts'

/** The agenda on a phone: the week as a strip, and who comes, leaves and stays that day (look, "Phone"). */
export function PhoneAgenda({ read: { agenda, readAt }, address: { date }, today, acts }: AgendaProps) {
  const text = useText()
  const moment = useHouseMoment(agenda.now, readAt)
  const instant = Math.floor(moment.instant / 15_000) * 15_000
  const columns = useMemo(() => roomColumns(agenda, instant), [agenda, instant])
  const arrived = useArrivals(
    agenda.bookings.map(({ id }) => id),
    agenda.from,
  )
  const range = rangeToRead('day', date)
  return (
    <>
      <DayStrip columns={columns} monday={range.from} date={date} today={today} onDay={acts.onDate} />
      <h2 className={styles.title}>{agendaTitle('day', date, range)}</h2>
      <DayLists list={dayList(columns, date, range.until)} date={date} moment={moment} times={houseTimes(agenda)} arrived={arrived} />
      <div className={styles.thumb} role="toolbar" aria-label={text('agenda.goToDate')}>
        <Button onClick={acts.onToday}>{text('agenda.today')}</Button>
        <IconButton aria-label={text('agenda.earlier')} onClick={() => acts.onDate(date - 7)}>
          <Icon name="left" />
        </IconButton>
        <IconButton aria-label={text('agenda.later')} onClick={() => acts.onDate(date + 7)}>
          <Icon name="right" />
        </IconButton>
        <DateJump date={date} today={today} onDate={acts.onDate} compact />
      </div>
    </>
  )
}
