import { Get } from '@nestjs/common'
import { nightRuns } from '../../rules/availability/night-runs.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { bookingCalendarShape, type BookingCalendarView } from './booking-entry-answers.ts'

const UNKNOWN = 'Deze kamer bestaat niet.'

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
    return {
      today: formatDay(moment.today),
      runs: nightRuns(roomTypeId, moment, facts).map(({ from, until, look }) => ({
        from: formatDay(from),
        until: formatDay(until),
        look,
      })),
    }
  }
}
