import { Body, Get, HttpCode, Post } from '@nestjs/common'
import { z } from 'zod'
import { delivered, orNotFound } from '../errors/refused.ts'
import { type Question, listRoute } from '../lists/list-of.ts'
import type { ListPage } from '../lists/list-question.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, rowId, uuidId } from '../requests/routes.ts'
import {
  type TakeBackOrder,
  type VacationOrder,
  takeBackShape,
  vacationShape,
  type ChosenNights,
  vacationPreviewShape,
} from './vacation-shape.ts'
import {
  type TakenBackView,
  type VacationView,
  takenBackShape,
  vacationViewShape,
  type VacationPreviewView,
  vacationPreviewViewShape,
} from './vacation-view.ts'
import { UNKNOWN_VACATION, Vacations, vacationList } from './vacations.ts'

/** What stands on nights before they are closed (reading `vacation.bookings`). */
@BackOffice('vacation-previews')
export class VacationPreviewsController {
  constructor(private readonly vacations: Vacations) {}

  @Acts('', vacationPreviewViewShape)
  async preview(
    @Body({ schema: vacationPreviewShape }) chosen: ChosenNights,
  ): Promise<VacationPreviewView> {
    return delivered(await this.vacations.preview(chosen))
  }
}

const id = uuidId(UNKNOWN_VACATION)
/** Its own id, or that of a closure that is part of it: the agenda knows closures. */
const itsOrAPartsId = z.union([id, rowId(UNKNOWN_VACATION)])

/** Vacations: nights and rooms that staff close together, and open again (BO §2 /vakantie). */
@BackOffice('vacations')
export class VacationsController extends listRoute('vacations', vacationList, vacationViewShape) {
  constructor(private readonly vacations: Vacations) {
    super()
  }

  /** Each with the closures that it is made of. */
  override page(question: Question): Promise<ListPage<VacationView>> {
    return this.vacations.page(question)
  }

  @Get(':id')
  @Answers(vacationViewShape)
  async one(@Id(itsOrAPartsId) vacationId: string | number): Promise<VacationView> {
    return orNotFound(await this.vacations.one(vacationId), UNKNOWN_VACATION)
  }

  @Post()
  @HttpCode(201)
  @Answers(vacationViewShape)
  async plan(
    @Body({ schema: vacationShape }) order: VacationOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<VacationView> {
    return delivered(await this.vacations.plan(staff, order))
  }

  @Acts(':id/take-back', takenBackShape)
  async takeBack(
    @Id(id) vacationId: string,
    @Body({ schema: takeBackShape }) order: TakeBackOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<TakenBackView> {
    return delivered(await this.vacations.takeBack(staff, vacationId, order))
  }
}
