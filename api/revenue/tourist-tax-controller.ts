import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { SPREADSHEET_TYPE, sendTable } from '../spreadsheets/send-table.ts'
import { namedPeriodQuestion } from './period-question.ts'
import { touristTaxSheet } from './tourist-tax-sheet.ts'
import { type TouristTaxView, touristTaxShape } from './tourist-tax-view.ts'
import { TouristTaxReturns } from './tourist-tax-returns.ts'

type Question = z.output<typeof namedPeriodQuestion>

/** The return of tourist tax: owed to the municipality for the nights of a period. */
@BackOffice('tourist-tax-return')
export class TouristTaxController {
  constructor(private readonly returns: TouristTaxReturns) {}

  @Get()
  @Answers(touristTaxShape)
  of(@Query({ schema: namedPeriodQuestion }) { period }: Question): Promise<TouristTaxView> {
    return this.returns.of(period)
  }

  /** The same with the stays behind it, to be saved. */
  @Get('spreadsheet')
  @Answers(z.string().meta({ format: 'binary' }), SPREADSHEET_TYPE)
  async spreadsheet(
    @Query({ schema: namedPeriodQuestion }) { period }: Question,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const sheet = touristTaxSheet(await this.returns.of(period))
    sendTable(reply, 'xlsx', `toeristenbelasting-${period}`, sheet)
  }
}
