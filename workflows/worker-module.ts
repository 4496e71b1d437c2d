import { type DynamicModule, Module } from '@nestjs/common'
import { BackupsModule } from '../api/backups/backups-module.ts'
import { connections } from '../api/database/connections.ts'
import { DatabaseModule } from '../api/database/database-module.ts'
import { workLimits } from '../api/database/time-limits.ts'
import type { Clock } from '../api/environment/clock.ts'
import { EditsModule } from '../api/edits/edits-module.ts'
import { EnvironmentModule } from '../api/environment/environment-module.ts'
import type { Environment } from '../api/environment/environment.ts'
import { NightRegisterModule } from '../api/night-register/night-register-module.ts'
import { OperationModule } from '../api/operation/operation-module.ts'
import { PaymentsModule } from '../api/payments/payments-module.ts'
import { ListsModule } from '../api/lists/list-of.ts'
import { SubjectsModule } from '../api/subjects/subject-plan.ts'
import type { SubjectKind } from './subject-kind.ts'

/** The worker as a table of contents: the same modules as the API, as far as the kinds need them. */
@Module({})
export class WorkerModule {
  /** @param clock tests bring their own */
  static with(
    environment: Environment,
    kinds: readonly SubjectKind[],
    clock?: Clock,
  ): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        EnvironmentModule.with(environment, clock),
        connections(workLimits),
        DatabaseModule,
        OperationModule,
        SubjectsModule,
        ListsModule,
        EditsModule,
        NightRegisterModule,
        BackupsModule,
        PaymentsModule,
        ...kinds.map(({ module }) => module),
      ],
    }
  }
}
