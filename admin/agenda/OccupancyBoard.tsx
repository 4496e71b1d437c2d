import { useEffect, useRef } from 'react'
import { dutchDayInWords, staffDay } from '../../rules/calendar/dutch.ts'
import { weekday } from '../../rules/calendar/day.ts'
import type { EpochDay, Moment } from '../../rules/calendar/day.ts'
import { useProperty } from '../property/use-property.ts'
import { useText } from '../texts/use-text.ts'
import styles from './board.module.css'
import { BoardRoom } from './BoardRoom.tsx'
import { deliveriesOn, type AgendaDelivery } from './deliveries.ts'
import { DeliveryMark } from './DeliveryMark.tsx'
import { freeRooms } from './free-rooms.ts'
import type { PropertyTimes } from './place-stay.ts'
import { closureBlockId, isInSeason, type RoomColumn } from './room-columns.ts'
import { HandLayer } from './HandLayer.tsx'
import { useBlockKeys } from './use-block-keys.ts'
import { useHeldNights } from './use-held-nights.ts'

interface OccupancyBoardProps {
  label: string
  columns: RoomColumn[]
  deliveries: AgendaDelivery[]
  range: { from: EpochDay; until: EpochDay }
  moment: Moment
  times: PropertyTimes
  arrived: ReadonlySet<string>
  onDay(day: EpochDay): void
}

/**
 * Maand, and on a phone three days of it: a row per room, the days to the right; per type how many
 * rooms are free each night, "vol" in red.
 */
export function OccupancyBoard({
  label,
  columns,
  deliveries,
  range,
  moment,
  times,
  arrived,
  onDay,
}: OccupancyBoardProps) {
  const text = useText()
  const readings = useProperty().data?.readings
  const days = Array.from({ length: range.until - range.from }, (_, i) => range.from + i)
  const types = [
    ...new Map(columns.map(({ room }) => [room.roomTypeId, room.roomTypeName])).entries(),
  ]
  const { entry, grid } = useBlockKeys(
    columns.flatMap((column) => [
      ...column.stays.map(({ booking }) => booking.id),
      ...column.closures.map((closure) => closureBlockId(closure, column)),
    ]),
    'rows',
  )
  const hand = useHeldNights({
    columns,
    layout: 'rows',
    blockKeys: grid,
    range,
    today: moment.today,
  })
  // Narrower than the month: today is in sight, not the first.
  const wrap = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = wrap.current
    const share = (moment.today - range.from) / days.length
    if (element && share >= 0 && share < 1)
      element.scrollLeft = (element.scrollWidth - element.clientWidth) * Math.min(1, share * 1.1)
  }, [range.from, days.length, moment.today])
  return (
    <section ref={wrap} className={styles.wrap} aria-label={label}>
      <div
        className={styles.board}
        style={{ '--n': days.length } as React.CSSProperties}
        data-holds={hand.held ? '' : undefined}
        {...hand.grid}
      >
        <HandLayer columns={columns} {...hand.layer} />
        <div className={styles.corner}>{text('agenda.board.room')}</div>
        <div className={styles.days}>
          {days.map((day) => {
            const [name, number] = staffDay(day).split(' ')
            return (
              <div
                key={day}
                data-day={day}
                data-weekend={weekday(day) > 5 || undefined}
                data-today={day === moment.today || undefined}
              >
                <button type="button" aria-label={dutchDayInWords(day)} onClick={() => onDay(day)}>
                  {name}
                  <b>{number}</b>
                </button>
                <DeliveryMark day={day} deliveries={deliveriesOn(deliveries, day)} />
              </div>
            )
          })}
        </div>
        {types.map(([typeId, typeName]) => {
          const rooms = columns.filter(({ room }) => room.roomTypeId === typeId)
          return (
            <div key={typeId} className={styles.type} role="group" aria-label={typeName}>
              <div className={styles.typeName}>
                <b>{typeName}</b> <span>{text('agenda.board.free')}</span>
              </div>
              <div className={styles.free}>
                {days.map((day) => {
                  const free = readings ? freeRooms(rooms, day, readings) : ''
                  const isShut = rooms.every((room) => isInSeason(room, day))
                  const said = isShut
                    ? `${staffDay(day)}: ${text('agenda.season')}`
                    : text('agenda.board.freeRooms', { day: staffDay(day), free })
                  const word = isShut ? '–' : free
                  return (
                    <span
                      key={day}
                      title={readings && said}
                      data-full={free === 0 || undefined}
                      data-season={isShut || undefined}
                      data-weekend={weekday(day) > 5 || undefined}
                    >
                      {/* What has been cannot be sold any more. */}
                      {day < moment.today ? '' : free === 0 ? text('agenda.board.full') : word}
                    </span>
                  )
                })}
              </div>
              {rooms.map((column) => (
                <BoardRoom
                  key={column.room.id}
                  column={column}
                  row={columns.indexOf(column)}
                  range={range}
                  moment={moment}
                  times={times}
                  entry={entry}
                  arrived={arrived}
                  lifted={hand.lifted}
                  held={columns[hand.held?.target.room ?? -1] === column ? hand.held : null}
                />
              ))}
            </div>
          )
        })}
      </div>
    </section>
  )
}
