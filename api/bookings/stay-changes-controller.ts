import { Body, Get, HttpCode, Post, Query } from '@nestjs/common'
import type { z } from 'zod'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { bookingDetailShape } from './booking-answer-shapes.ts'
import { BookingDetail } from './booking-detail.ts'
import type { BookingDetailView } from './booking-views.ts'
import { type BookingPress, StaffActs } from './staff-acts.ts'
import { UNKNOWN_BOOKING } from './staff-requests.ts'
import { StayChangePreviews } from './stay-change-previews.ts'
import {
  changeCalendarQuestion,
  pinRequest,
  stayChangeRequest,
  stayWishRequest,
} from './stay-change-requests.ts'
import {
  type ChangeCalendarView,
  changeCalendarShape,
  stayChangePreviewShape,
} from './stay-change-shapes.ts'
import type { StayChangePreviewView } from './stay-change-views.ts'

const id = uuidId(UNKNOWN_BOOKING)

/** A change of a booking's dates, room type, room or persons (BO §2 "Wijzig datum/type"). */
@BackOffice('bookings')
export class StayChangesController {
  constructor(
    private readonly previews: StayChangePreviews,
    private readonly acts: StaffActs,
    private readonly detail: BookingDetail,
  ) {}

  @Post(':id/stay-change-preview')
  @Answers(stayChangePreviewShape)
  @HttpCode(200)
  async preview(
    @Id(id) bookingId: string,
    @Body({ schema: stayWishRequest }) wish: z.infer<typeof stayWishRequest>,
  ): Promise<StayChangePreviewView> {
    return delivered(await this.previews.preview(bookingId, wish))
  }

  @Get(':id/stay-change-calendar')
  @Answers(changeCalendarShape)
  async calendar(
    @Id(id) bookingId: string,
    @Query({ schema: changeCalendarQuestion }) asked: z.infer<typeof changeCalendarQuestion>,
  ): Promise<ChangeCalendarView> {
    return delivered(await this.previews.calendar(bookingId, asked.roomTypeId))
  }

  @Post(':id/change-stay')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async change(
    @Id(id) bookingId: string,
    @Body({ schema: stayChangeRequest }) asked: z.infer<typeof stayChangeRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, ...data } = asked
    const { version } = data
    return this.act(bookingId, { requestId, act: 'change-stay', data, by, staffId, version })
  }

  @Post(':id/pin')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async pin(
    @Id(id) bookingId: string,
    @Body({ schema: pinRequest }) asked: z.infer<typeof pinRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, version, pinned } = asked
    const act = { requestId, version, act: 'pin-room', data: { pinned }, by, staffId }
    return this.act(bookingId, act)
  }

  /** The booking as it is then. */
  private async act(bookingId: string, press: BookingPress): Promise<BookingDetailView> {
    await this.acts.do(bookingId, press)
    return (await this.detail.of(bookingId))!
  }
}
