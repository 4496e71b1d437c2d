import { Body, HttpCode, Post } from '@nestjs/common'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { bookingPreviewShape } from './booking-entry-answers.ts'
import { type BookingPreviewQuestion, bookingPreviewQuestion } from './booking-entry-request.ts'
import type { BookingPreviewView } from './booking-entry-views.ts'
import { BookingPreview } from './booking-preview.ts'

/** What the form that adds a booking shows beside it, as it is filled in (BO §2 Add booking). */
@BackOffice('booking-previews')
export class BookingPreviewsController {
  constructor(private readonly preview: BookingPreview) {}

  @Post()
  @Answers(bookingPreviewShape)
  @HttpCode(200)
  look(
    @Body({ schema: bookingPreviewQuestion }) asked: BookingPreviewQuestion,
  ): Promise<BookingPreviewView> {
    return this.preview.of(asked)
  }
}
