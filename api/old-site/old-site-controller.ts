import { Body } from '@nestjs/common'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Acts, AskedWith, JSON_BODY } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Takes } from '../requests/incoming-bodies.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { OldSiteImports } from './old-site-imports.ts'
import type { OldSiteReport } from './old-site-report.ts'
import { oldSiteReportShape, oldSiteRequestShape } from './old-site-shapes.ts'

/** The largest export that is taken: some fifty years of a house of nine rooms. */
const MOST_EXPORT_BYTES = 24 * 1024 * 1024

/** Moving in: the export of the old site, tried first and then imported. */
@BackOffice('old-site-imports')
export class OldSiteController {
  constructor(private readonly imports: OldSiteImports) {}

  @Acts('', oldSiteReportShape)
  @Takes({ mostBytes: MOST_EXPORT_BYTES, as: 'pieces' })
  @AskedWith(oldSiteRequestShape, JSON_BODY)
  run(@Body() body: Buffer[], @ActingStaff() { name }: StaffMember): Promise<OldSiteReport> {
    return this.imports.runApart(body, name)
  }
}
