import { z } from 'zod'
import {
  quoteShape,
  roomSuggestionShape,
  stayRefusalShape,
  staySuggestionShape,
} from './stay-answer-shapes.ts'

/**
 * What a day shows in the guest's calendar. `free`: one may arrive or sleep here. `cut-off`: a room
 * is free, but it is too late in the day to arrive then (reading `cut-off`).
 */
const dayStateShape = z.enum(['past', 'free', 'cut-off', 'taken', 'closed', 'beyond-horizon'])
export type DayState = z.output<typeof dayStateShape>

const calendarDayShape = z
  .object({
    day: z.iso.date(),
    state: dayStateShape,
    maxNights: z.int().meta({ description: '0: nobody can arrive.' }),
    /** The fewest nights an arrival on this day needs; 1 where no rule asks more. */
    minNights: z.int(),
    gaps: z
      .array(z.object({ first: z.int(), last: z.int().nullable() }))
      .meta({ description: 'Lengths between the two that are refused; `last` null: all longer.' }),
  })
  .meta({ id: 'CalendarDay' })

/**
 * One day of `GET /api/room-types/:slug/calendar?persons=`; the list starts at today, one entry a
 * day.
 */
export type CalendarDayView = z.output<typeof calendarDayShape>

export const calendarShape = z.object({
  roomTypeId: z.int(),
  slug: z.string(),
  today: z.iso.date(),
  days: z.array(calendarDayShape),
})

export type CalendarView = z.output<typeof calendarShape>

export const availabilityShape = z.object({
  arrival: z.iso.date(),
  departure: z.iso.date(),
  guests: z.int(),
  offers: z.array(z.object({ slug: z.string(), quote: quoteShape })),
  /** Why the search itself was refused (past dates, minimum nights, …); empty when it ran. */
  refusals: z.array(stayRefusalShape),
  /** The nearest stays that would be accepted in some room, when there are no offers. */
  suggestions: z.array(roomSuggestionShape),
})

/**
 * `GET /api/availability?arrival=&departure=&guests=`: the room types that take this stay, or why
 * none does.
 */
export type AvailabilityView = z.output<typeof availabilityShape>

export const stayQuoteShape = z.union([
  z.object({
    ok: z.literal(true),
    quote: quoteShape,
    conditions: z.array(z.string()),
    asks: z.object({ childAgeLimit: z.int().nullable(), residents: z.boolean() }),
  }),
  z.object({
    ok: z.literal(false),
    refusals: z.array(stayRefusalShape),
    suggestions: z.array(staySuggestionShape),
  }),
])

export type StayQuoteView = z.output<typeof stayQuoteShape>

export const occupancyShape = z.object({
  month: z.string().meta({ description: 'Such as 2026-08.' }),
  today: z.iso.date(),
  roomTypes: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      kind: z.enum(['ordinary', 'family']),
      days: z.array(
        z.object({
          day: z.iso.date(),
          state: dayStateShape,
          nights: z.int().nullable().meta({ description: 'The shortest stay from here.' }),
        }),
      ),
    }),
  ),
})

/** `GET /api/occupancy?month=2026-08`: a month of every room type, free or not. */
export type OccupancyView = z.output<typeof occupancyShape>

/** One night of `GET /api/occupancy`. */
export type OccupancyDayView = OccupancyView['roomTypes'][number]['days'][number]
