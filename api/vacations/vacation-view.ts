import { z } from 'zod'
import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { bookingViewShape } from '../bookings/booking-answer-shapes.ts'
import type { ClosureEntity } from '../closures/closure-entity.ts'
import { closureView, closureViewShape } from '../closures/closure-view.ts'

/** Of which time a vacation is, seen from today: it is over, it has begun, it is still to come. */
export const vacationTimes = ['past', 'running', 'coming'] as const

/** A vacation of `GET /api/back-office/vacations` (a list) and `…/vacations/:id`. */
export const vacationViewShape = z.object({
  id: z.uuid(),
  reason: z.string(),
  when: z.enum(vacationTimes),
  firstNight: z.iso.date(),
  lastNight: z.iso.date(),
  nights: z.int().meta({ description: 'On which anything is closed, each once.' }),
  plannedBy: z.string().meta({ description: 'The member of staff; empty where none was noted.' }),
  plannedAt: z.iso.datetime(),
  channel: z.string().nullable().meta({
    description: 'The channel that closed it: of what is opened again, its block is left alone.',
  }),
  parts: z.array(closureViewShape).meta({ description: 'What is closed, by first night.' }),
})
export type VacationView = z.output<typeof vacationViewShape>

/** What `…/take-back` answers. */
export const takenBackShape = z.object({
  left: vacationViewShape.nullable().meta({ description: 'Null when nothing is left of it.' }),
})
export type TakenBackView = z.output<typeof takenBackShape>

/** What stands on the nights that somebody is about to close; it stays where it is. */
export const vacationPreviewViewShape = z.object({
  bookings: z.array(bookingViewShape),
  seen: z.string().meta({ description: 'Names this list of bookings, for `POST …/vacations`.' }),
  orders: z
    .array(z.object({ id: z.uuid(), number: z.string(), name: z.string(), day: z.iso.date() }))
    .meta({ description: 'Breakfasts still to be brought on these days.' }),
  stopsDeliveries: z.boolean(),
})
export type VacationPreviewView = z.output<typeof vacationPreviewViewShape>

/** The closures of one vacation, at least one, as staff read them; and the channel that closed them. */
export function vacationView(
  closures: ClosureEntity[],
  channel: string | null,
  today: EpochDay,
): VacationView {
  const parts = closures
    .map(closureView)
    .toSorted(
      (a, b) =>
        a.firstNight.localeCompare(b.firstNight) ||
        (a.roomNumber ?? 0) - (b.roomNumber ?? 0) ||
        a.id - b.id,
    )
  const nights = new Set<EpochDay>()
  for (const { firstNight, lastNight } of parts)
    for (let night = parseDay(firstNight)!; night <= parseDay(lastNight)!; night++)
      nights.add(night)
  const lastNight = parts
    .map((part) => part.lastNight)
    .toSorted()
    .at(-1)!
  const { vacationId, reason, plannedBy } = closures[0]!
  const firstNight = parts[0]!.firstNight
  return {
    id: vacationId,
    reason,
    when:
      parseDay(lastNight)! < today ? 'past' : parseDay(firstNight)! > today ? 'coming' : 'running',
    firstNight,
    lastNight,
    nights: nights.size,
    plannedBy,
    plannedAt: new Date(
      Math.min(...closures.map(({ createdAt }) => createdAt.getTime())),
    ).toISOString(),
    channel,
    parts,
  }
}
