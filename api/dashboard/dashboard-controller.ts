import { Get } from '@nestjs/common'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { type DashboardView, dashboardViewShape } from './dashboard-view.ts'
import { Dashboard } from './dashboard.ts'

/** `GET /api/back-office/dashboard`. */
@BackOffice('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: Dashboard) {}

  @Get()
  @Answers(dashboardViewShape)
  current(): Promise<DashboardView> {
    return this.dashboard.current()
  }
}
