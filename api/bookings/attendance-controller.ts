import { Body, HttpCode, Post } from '@nestjs/common'
import type { z } from 'zod'
import { Refused, plainError } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { arrivalRequest, takeBackAttendanceRequest } from './attendance-requests.ts'
import { bookingDetailShape } from './booking-answer-shapes.ts'
import { BookingDetail } from './booking-detail.ts'
import type { BookingDetailView } from './booking-views.ts'
import { StaffActs } from './staff-acts.ts'
import { UNKNOWN_BOOKING, pressRequest } from './staff-requests.ts'

const id = uuidId(UNKNOWN_BOOKING)
type Press = z.infer<typeof pressRequest>

/** What staff say at the door: guests arrived, left or did not come. */
@BackOffice('bookings')
export class AttendanceController {
  constructor(
    private readonly detail: BookingDetail,
    private readonly acts: StaffActs,
  ) {}

  @Post(':id/arrive')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  arrive(
    @Id(id) bookingId: string,
    @Body({ schema: arrivalRequest }) asked: z.infer<typeof arrivalRequest>,
    @ActingStaff() staff: StaffMember,
  ): Promise<BookingDetailView> {
    return this.act(bookingId, 'arrive', asked, staff)
  }

  @Post(':id/depart')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  depart(
    @Id(id) bookingId: string,
    @Body({ schema: pressRequest }) asked: Press,
    @ActingStaff() staff: StaffMember,
  ): Promise<BookingDetailView> {
    return this.act(bookingId, 'depart', asked, staff)
  }

  @Post(':id/no-show')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  noShow(
    @Id(id) bookingId: string,
    @Body({ schema: pressRequest }) asked: Press,
    @ActingStaff() staff: StaffMember,
  ): Promise<BookingDetailView> {
    return this.act(bookingId, 'no-show', asked, staff)
  }

  @Post(':id/take-back-attendance')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  takeBack(
    @Id(id) bookingId: string,
    @Body({ schema: takeBackAttendanceRequest }) asked: z.infer<typeof takeBackAttendanceRequest>,
    @ActingStaff() staff: StaffMember,
  ): Promise<BookingDetailView> {
    return this.act(bookingId, 'take-back-attendance', asked, staff)
  }

  private async act(
    bookingId: string,
    act: string,
    { requestId, version, ...data }: Press,
    { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    await this.acts.do(bookingId, { requestId, version, act, data, by, staffId })
    const found = await this.detail.of(bookingId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_BOOKING))
    return found
  }
}
