import { Body } from '@nestjs/common'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, AskedWith, BackOffice } from '../requests/routes.ts'
import { Takes } from '../requests/incoming-bodies.ts'
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
  @AskedWith(oldSiteRequestShape)
  run(@Body() body: Buffer[], @ActingStaff() { name }: StaffMember): Promise<OldSiteReport> {
    return this.imports.runApart(body, name)
  }
}
