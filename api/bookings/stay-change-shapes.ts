import { z } from 'zod'
import {
  quoteShape,
  stayRefusalShape,
  staySuggestionShape,
} from '../availability/stay-answer-shapes.ts'
import { bookingCalendarShape } from './booking-entry-answers.ts'
import type { BookingCalendarView } from './booking-entry-views.ts'
import type { StayChangePreviewView, StayMoveView, StaySideView } from './stay-change-views.ts'

const side: z.ZodType<StaySideView> = z.object({
  arrival: z.iso.date(),
  departure: z.iso.date(),
  nights: z.int(),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
  roomId: z.int().nullable(),
  roomNumber: z.int().nullable(),
  persons: z.int(),
  quote: quoteShape,
  totalCents: z.int(),
})

const move: z.ZodType<StayMoveView> = z.object({
  bookingId: z.uuid(),
  number: z.string(),
  guestName: z.string(),
  arrival: z.iso.date(),
  departure: z.iso.date(),
  fromRoomNumber: z.int().nullable(),
  roomId: z.int(),
  roomNumber: z.int(),
})

export const stayChangePreviewShape: z.ZodType<StayChangePreviewView> = z
  .object({
    version: z.int(),
    before: side,
    after: side.nullable().meta({ description: 'Null: it has no price.' }),
    differenceCents: z.int().nullable().meta({ description: 'Below zero: to be paid back.' }),
    balanceAfterCents: z.int().nullable(),
    onlineCents: z.int().meta({ description: 'Of the money back, what the provider pays.' }),
    mailed: z.boolean(),
    refusals: z.array(stayRefusalShape),
    warnings: z.array(stayRefusalShape),
    overruleReason: z.string(),
    nearest: z.array(staySuggestionShape),
    moves: z.array(move),
  })
  .meta({ id: 'StayChangePreview' })

/** `GET /api/back-office/bookings/:id/stay-change-calendar`: for the picker of a change. */
export interface ChangeCalendarView extends BookingCalendarView {
  /** With how many the room type can be had, the fewest first. */
  persons: number[]
}

export const changeCalendarShape: z.ZodType<ChangeCalendarView> = bookingCalendarShape
  .and(z.object({ persons: z.array(z.int()) }))
  .meta({ id: 'ChangeCalendar' })
