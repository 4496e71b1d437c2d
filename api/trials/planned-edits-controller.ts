import { Body, Get, HttpCode, Post } from '@nestjs/common'
import { z } from 'zod'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, rowId } from '../requests/routes.ts'
import {
  type PlanOrder,
  type PlannedEditView,
  planShape,
  plannedEditShape,
} from './planned-edit-shape.ts'
import { PlannedEdits, UNKNOWN_PLAN } from './planned-edits.ts'

const id = rowId(UNKNOWN_PLAN)

/** Changes that count from a day of sale on. */
@BackOffice('planned-edits')
export class PlannedEditsController {
  constructor(private readonly planned: PlannedEdits) {}

  @Get()
  @Answers(z.array(plannedEditShape))
  all(): Promise<PlannedEditView[]> {
    return this.planned.all()
  }

  @Post()
  @HttpCode(201)
  @Answers(plannedEditShape)
  plan(
    @Body({ schema: planShape }) order: PlanOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<PlannedEditView> {
    return this.planned.plan(staff, order)
  }

  @Acts(':id/withdraw', plannedEditShape)
  withdraw(@Id(id) planId: number, @ActingStaff() staff: StaffMember): Promise<PlannedEditView> {
    return this.planned.withdraw(staff, planId)
  }

  @Acts(':id/restore', plannedEditShape)
  restore(@Id(id) planId: number, @ActingStaff() staff: StaffMember): Promise<PlannedEditView> {
    return this.planned.restore(staff, planId)
  }
}
