import { z } from 'zod'
import { eachOf } from '../requests/each-of.ts'
import type {
  AvailabilityView,
  CalendarDayView,
  CalendarView,
  OccupancyView,
  DayState,
  StayQuoteView,
} from './availability-views.ts'
import {
  quoteShape,
  roomSuggestionShape,
  stayRefusalShape,
  staySuggestionShape,
} from './stay-answer-shapes.ts'

const dayStateShape = eachOf<DayState>({
  past: true,
  free: true,
  'cut-off': true,
  taken: true,
  closed: true,
  'beyond-horizon': true,
})

const calendarDayShape: z.ZodType<CalendarDayView> = z
  .object({
    day: z.iso.date(),
    state: dayStateShape,
    maxNights: z.int().meta({ description: '0: nobody can arrive.' }),
    minNights: z.int(),
    gaps: z
      .array(z.object({ first: z.int(), last: z.int().nullable() }))
      .meta({ description: 'Lengths between the two that are refused; `last` null: all longer.' }),
  })
  .meta({ id: 'CalendarDay' })

export const calendarShape: z.ZodType<CalendarView> = z.object({
  roomTypeId: z.int(),
  slug: z.string(),
  today: z.iso.date(),
  days: z.array(calendarDayShape),
})

export const availabilityShape: z.ZodType<AvailabilityView> = z.object({
  arrival: z.iso.date(),
  departure: z.iso.date(),
  guests: z.int(),
  offers: z.array(z.object({ slug: z.string(), quote: quoteShape })),
  refusals: z.array(stayRefusalShape),
  suggestions: z.array(roomSuggestionShape),
})

export const stayQuoteShape: z.ZodType<StayQuoteView> = z.union([
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

export const occupancyShape: z.ZodType<OccupancyView> = z.object({
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
