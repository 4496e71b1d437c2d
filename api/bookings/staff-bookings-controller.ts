import { Body, Get, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { Lists } from '../lists/list-of.ts'
import { listed } from '../lists/list-question.ts'
import { BOOKING } from './acts/acted-booking.ts'
import { stayWishShape } from './acts/change-stay.ts'
import {
  bookingDetailShape,
  bookingViewShape,
  type BookingDetailView,
  type BookingView,
} from './booking-answer-shapes.ts'
import { BookingDetail } from './booking-detail.ts'
import { bookingList } from './booking-list.ts'
import { StayChangePreviews } from './stay-change-previews.ts'
import {
  type ChangeCalendarView,
  changeCalendarShape,
  stayChangePreviewShape,
  type StayChangePreviewView,
} from './stay-change-shapes.ts'

const id = uuidId(BOOKING.unknown)

/** Which days of a room type's calendar are asked for. */
const changeCalendarQuestion = z.object({
  roomTypeId: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})

/** Bookings as staff see them; what they do to them is the table's (`booking-acts.ts`). */
@BackOffice('bookings')
export class StaffBookingsController {
  constructor(
    private readonly lists: Lists,
    private readonly detail: BookingDetail,
    private readonly changes: StayChangePreviews,
  ) {}

  @Get()
  @Answers(z.array(bookingViewShape))
  async all(
    @Query({ schema: bookingList.question }) question: z.output<typeof bookingList.question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingView[]> {
    return listed(reply, 'bookings', await this.lists.page<BookingView>(bookingList, question))
  }

  @Get(':id')
  @Answers(bookingDetailShape)
  async one(@Id(id) bookingId: string): Promise<BookingDetailView> {
    const found = await this.detail.of(bookingId)
    if (!found) throw new Refused(plainError('not-found', BOOKING.unknown))
    return found
  }

  /** What a change of dates, room type, room or persons comes to (BO §2 "Wijzig datum/type"). */
  @Post(':id/stay-change-preview')
  @Answers(stayChangePreviewShape)
  @HttpCode(200)
  async previewChange(
    @Id(id) bookingId: string,
    @Body({ schema: stayWishShape }) wish: z.infer<typeof stayWishShape>,
  ): Promise<StayChangePreviewView> {
    return delivered(await this.changes.preview(bookingId, wish))
  }

  @Get(':id/stay-change-calendar')
  @Answers(changeCalendarShape)
  async changeCalendar(
    @Id(id) bookingId: string,
    @Query({ schema: changeCalendarQuestion }) asked: z.infer<typeof changeCalendarQuestion>,
  ): Promise<ChangeCalendarView> {
    return delivered(await this.changes.calendar(bookingId, asked.roomTypeId))
  }
}
