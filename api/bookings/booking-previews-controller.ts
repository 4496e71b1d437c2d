import { Body, HttpCode, Post } from '@nestjs/common'
import { type BookingPreview, previewBooking } from '../../rules/bookings/preview-booking.ts'
import { checkParty } from '../../rules/forms/check-party.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, invalidInput, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { bookingPreviewShape } from './booking-entry-answers.ts'
import { type BookingPreviewQuestion, bookingPreviewQuestion } from './booking-entry-request.ts'

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

  @Post()
  @Answers(bookingPreviewShape)
  @HttpCode(200)
  async look(
    @Body({ schema: bookingPreviewQuestion }) asked: BookingPreviewQuestion,
  ): Promise<BookingPreview> {
    const wrong = asked.persons === null ? [] : checkParty(asked, asked.persons)
    if (wrong.length > 0) throw new Refused(invalidInput(wrong))
    const { facts } = await this.facts.fresh()
    const preview = previewBooking(asked, facts, this.clock.moment())
    if (!preview) throw new Refused(plainError('not-found', 'Deze kamer bestaat niet.'))
    return preview
  }
}
