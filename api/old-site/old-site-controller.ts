import { Body, HttpCode, Post } from '@nestjs/common'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { type AskedImport, OldSiteImports } from './old-site-imports.ts'
import { OLD_SITE_RESOURCE } from './old-site-route.ts'
import type { OldSiteReport } from './old-site-report.ts'
import { oldSiteReportShape, oldSiteRequestShape } from './old-site-shapes.ts'

/** Moving in: the export of the old site, tried first and then imported. */
@BackOffice(OLD_SITE_RESOURCE)
export class OldSiteController {
  constructor(private readonly imports: OldSiteImports) {}

  @Post()
  @HttpCode(200)
  @Answers(oldSiteReportShape)
  run(
    @Body({ schema: oldSiteRequestShape }) asked: AskedImport,
    @ActingStaff() { name }: StaffMember,
  ): Promise<OldSiteReport> {
    return this.imports.run(asked, name)
  }
}
