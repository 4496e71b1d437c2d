import { Body, Get, HttpCode, Post, Query } from '@nestjs/common'
import type { z } from 'zod'
import { delivered } from '../errors/refused.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { UNKNOWN_BOOKING } from './staff-requests.ts'
import { StayChangePreviews } from './stay-change-previews.ts'
import { changeCalendarQuestion, stayWishRequest } from './stay-change-requests.ts'
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
  constructor(private readonly previews: StayChangePreviews) {}

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
    return delivered(await this.previews.calendar(bookingId, asked))
  }
}
