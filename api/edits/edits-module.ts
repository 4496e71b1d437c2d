import { Global, Module } from '@nestjs/common'
import { ChangeVersions } from './change-versions.ts'
import { ChangesController } from './changes-controller.ts'
import { StaffEdits } from './staff-edits.ts'

/** How staff write what they keep, and who wrote what. */
@Global()
@Module({
  controllers: [ChangesController],
  providers: [StaffEdits, ChangeVersions],
  exports: [StaffEdits, ChangeVersions],
})
export class EditsModule {}
