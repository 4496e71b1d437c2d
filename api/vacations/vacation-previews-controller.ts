import { Body, HttpCode, Post } from '@nestjs/common'
import { delivered } from '../errors/refused.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { type ChosenNights, vacationPreviewShape } from './vacation-shape.ts'
import { type VacationPreviewView, vacationPreviewViewShape } from './vacation-view.ts'
import { Vacations } from './vacations.ts'

/** What stands on nights before they are closed (reading `vacation.bookings`). */
@BackOffice('vacation-previews')
export class VacationPreviewsController {
  constructor(private readonly vacations: Vacations) {}

  @Post()
  @HttpCode(200)
  @Answers(vacationPreviewViewShape)
  async preview(
    @Body({ schema: vacationPreviewShape }) chosen: ChosenNights,
  ): Promise<VacationPreviewView> {
    return delivered(await this.vacations.preview(chosen))
  }
}
