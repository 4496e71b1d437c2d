import { Global, Module } from '@nestjs/common'
import { ChangeVersions } from './change-versions.ts'
import { ChangesController } from './changes-controller.ts'
import { KeptNouns } from './kept-nouns.ts'
import { StaffEdits } from './staff-edits.ts'

/** How staff write what they keep, and who wrote what. */
@Global()
@Module({
  controllers: [ChangesController],
  providers: [StaffEdits, ChangeVersions, KeptNouns],
  exports: [StaffEdits, ChangeVersions, KeptNouns],
})
export class EditsModule {}
