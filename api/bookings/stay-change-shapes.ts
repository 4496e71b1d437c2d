import { z } from 'zod'
import {
  quoteShape,
  stayRefusalShape,
  staySuggestionShape,
} from '../availability/stay-answer-shapes.ts'
import { bookingCalendarShape } from './booking-entry-shapes.ts'

export const staySideShape = z.object({
  arrival: z.iso.date(),
  departure: z.iso.date(),
  nights: z.int(),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
  /** Null where none could be given. */
  roomId: z.int().nullable(),
  roomNumber: z.int().nullable(),
  persons: z.int(),
  quote: quoteShape,
  totalCents: z.int(),
})

export const stayMoveShape = z.object({
  bookingId: z.uuid(),
  number: z.string(),
  guestName: z.string(),
  arrival: z.iso.date(),
  departure: z.iso.date(),
  fromRoomNumber: z.int().nullable(),
  roomId: z.int(),
  roomNumber: z.int(),
})

export const stayChangePreviewShape = z
  .object({
    /** Of the booking, to be sent along with the change. */
    version: z.int(),
    before: staySideShape,
    after: staySideShape.nullable().meta({ description: 'Null: it has no price.' }),
    differenceCents: z.int().nullable().meta({ description: 'Below zero: to be paid back.' }),
    /** What is open in all once it is carried out; below zero it is to be paid back. */
    balanceAfterCents: z.int().nullable(),
    onlineCents: z.int().meta({ description: 'Of the money back, what the provider pays.' }),
    /** Whether the guest is told by mail. */
    mailed: z.boolean(),
    /** Why it cannot be; empty where it can. */
    refusals: z.array(stayRefusalShape),
    /** What staff may overrule, with a reason. */
    warnings: z.array(stayRefusalShape),
    /** The reason that was given for the stay it has, if any: it may do again. */
    overruleReason: z.string(),
    /** The nearest stays that fit, in any room of the type. */
    nearest: z.array(staySuggestionShape),
    /** Who has to change rooms for it: sent along as they were shown. */
    moves: z.array(stayMoveShape),
  })
  .meta({ id: 'StayChangePreview' })

/** `GET /api/back-office/bookings/:id/stay-change-calendar`: for the picker of a change. */
export const changeCalendarShape = bookingCalendarShape
  .and(
    z.object({
      persons: z.array(z.int()).meta({
        description: 'With how many the room type can be had, the fewest first.',
      }),
    }),
  )
  .meta({ id: 'ChangeCalendar' })
export type ChangeCalendarView = z.infer<typeof changeCalendarShape>

/** One side of a change. */
export type StaySideView = z.infer<typeof staySideShape>

/** Another booking that goes to another room for it. */
export type StayMoveView = z.infer<typeof stayMoveShape>

/** What a change of dates, room type, room or persons would come to; nothing is written. */
export type StayChangePreviewView = z.infer<typeof stayChangePreviewShape>
