import { Body, Get, HttpCode, Post, Query } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { type NightRun, nightRuns } from '../../rules/availability/night-runs.ts'
import { previewBooking } from '../../rules/bookings/preview-booking.ts'
import { type Moment, formatDay } from '../../rules/calendar/day.ts'
import { checkParty } from '../../rules/forms/check-party.ts'
import { noSource, sourceNamed } from '../../rules/sources/source.ts'
import { worded } from '../../rules/texts/words.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, invalidInput, plainError, orNotFound } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { searchPatterns } from '../lists/search-words.ts'
import { Mails } from '../mail/mails.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, rowId } from '../requests/routes.ts'
import {
  type BookingCalendarView,
  type BookingEnteredView,
  type BookingEntry,
  type BookingPreviewQuestion,
  type KnownGuestView,
  bookingCalendarShape,
  bookingEnteredShape,
  bookingEntryRequest,
  bookingPreviewQuestion,
  bookingPreviewShape,
  knownGuestShape,
} from './booking-entry-shapes.ts'
import { BookingPlan } from './booking-plan.ts'
import { BOOKING_SEARCH_TEXT } from './booking-rows.ts'
import { StaffBookings } from './new-bookings.ts'
import { orderOfStaff } from './order.ts'
import { bookingSubject } from './stay-record.ts'

/** One of these is the first mail that a guest gets about a booking of staff. */
const firstMails = ['confirmation', 'payment-request']

/** A booking that staff enter (BO §2 Add booking, §4, §5). */
@BackOffice('bookings')
export class BookingEntryController {
  constructor(
    private readonly bookings: StaffBookings,
    private readonly facts: FactsCache,
    private readonly mails: Mails,
    private readonly plans: BookingPlan,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers once the booking is stored and it is known what became of its first mail to the guest, the
   * confirmation or the request to pay. Asked again with the same `requestId` it is the same booking.
   */
  @Post()
  @Answers(bookingEnteredShape)
  @HttpCode(201)
  async enter(
    @Body({ schema: bookingEntryRequest }) entry: BookingEntry,
    @ActingStaff() { name: staff }: StaffMember,
  ): Promise<BookingEnteredView> {
    const { facts } = await this.facts.fresh()
    const slug = facts.roomTypes.find(({ id }) => id === entry.roomTypeId)?.slug ?? ''
    const asker = { staff, key: entry.requestId }
    const entered = await this.bookings.book(orderOfStaff(entry, slug), asker)
    const mail = (await this.isMailed(entered.id))
      ? ((await this.mails.firstOutcome(bookingSubject(entered.id), firstMails)) ?? 'queued')
      : null
    return { ...entered, mail }
  }

  /** True where a first mail was written or is due: not every source's guests are written to. */
  private async isMailed(bookingId: string): Promise<boolean> {
    const booking = await this.plans.load(bookingId)
    if (!booking) return false
    const now = this.clock.now()
    return (
      booking.mails.some(({ kind }) => firstMails.includes(kind)) ||
      this.plans
        .plan(booking, now)
        .some(({ about = '', dueAt }) => firstMails.includes(about) && dueAt <= now)
    )
  }
}

/** Nights as staff's date picker marks them. */
export function calendarView(nights: NightRun[], { today }: Moment): BookingCalendarView {
  const runs = nights.map(({ from, until, look }) => ({
    from: formatDay(from),
    until: formatDay(until),
    look,
  }))
  return { today: formatDay(today), runs }
}

const UNKNOWN = 'Deze kamer bestaat niet.'

/**
 * What stands beside the form that adds a booking, as it is filled in (BO §2). Asks what acceptance
 * will ask, and writes nothing.
 */
@BackOffice('booking-previews')
export class BookingPreviewsController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Acts('', bookingPreviewShape)
  async look(
    @Body({ schema: bookingPreviewQuestion }) asked: BookingPreviewQuestion,
  ): Promise<z.output<typeof bookingPreviewShape>> {
    const wrong = asked.persons === null ? [] : checkParty(asked, asked.persons)
    if (wrong.length > 0) throw new Refused(invalidInput(wrong))
    const { facts, words, sources } = await this.facts.fresh()
    const isTaxRemitted = sourceNamed(sources, asked.source ?? noSource).touristTax === 'channel'
    const preview = previewBooking({ ...asked, isTaxRemitted }, facts, this.clock.moment())
    return worded(words, orNotFound(preview, UNKNOWN))
  }
}

/** What staff's date picker marks: the nights of a room type that are free, full or closed. */
@BackOffice('booking-calendars')
export class BookingCalendarsController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get(':id')
  @Answers(bookingCalendarShape)
  async ofType(@Id(rowId(UNKNOWN)) roomTypeId: number): Promise<BookingCalendarView> {
    const { facts } = await this.facts.fresh()
    if (facts.roomTypes.every(({ id }) => id !== roomTypeId))
      throw new Refused(plainError('not-found', UNKNOWN))
    const moment = this.clock.moment()
    return calendarView(nightRuns(roomTypeId, moment, facts), moment)
  }
}

/** As many as fit below a field; looked for among the newest bookings that match. */
const MOST_GUESTS = 6
const MOST_BOOKINGS = 200

/** What a guest is known by. The index has number and city with it, so it only narrows. */
const KNOWN_BY = `search_text(b.name || ' ' || b.email || ' ' || phone_digits(b.phone))`

/**
 * The guests of earlier bookings in whom each of so many patterns fits, the newest first. One guest
 * is one address, or one name where there is none: as the newest booking has it. The parameters are
 * the patterns (`searchPatterns`).
 */
export function findKnownGuests(patterns: number): string {
  const fits = Array.from(
    { length: patterns },
    (_, index) => `${BOOKING_SEARCH_TEXT} LIKE $${index + 1} AND ${KNOWN_BY} LIKE $${index + 1}`,
  )
  return `WITH found AS (
    SELECT name, email, phone, city, language, lower(stay) AS arrival, created_at FROM bookings b
    WHERE ${fits.join(' AND ')} ORDER BY created_at DESC LIMIT ${MOST_BOOKINGS})
  SELECT name, email, phone, city, language, "lastArrival" FROM (
    SELECT DISTINCT ON (lower(coalesce(nullif(email, ''), name))) name, email, phone, city, language, arrival::text AS "lastArrival", created_at
    FROM found ORDER BY lower(coalesce(nullif(email, ''), name)), created_at DESC) AS guest
  ORDER BY created_at DESC LIMIT ${MOST_GUESTS}`
}

/** Fewer letters find everybody. */
const FEWEST_LETTERS = 3

const question = z.object({ q: z.string().trim().min(FEWEST_LETTERS).max(120) })

/** Guests of earlier bookings, offered while staff type one: `?q=` of name, e-mail or phone. */
@BackOffice('known-guests')
export class KnownGuestsController {
  constructor(private readonly pool: Pool) {}

  @Get()
  @Answers(z.array(knownGuestShape))
  async find(
    @Query({ schema: question }) { q }: z.infer<typeof question>,
  ): Promise<KnownGuestView[]> {
    const patterns = searchPatterns(q)
    const { rows } = await this.pool.query<KnownGuestView>(
      findKnownGuests(patterns.length),
      patterns,
    )
    return rows
  }
}
