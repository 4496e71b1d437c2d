import { Global, Module } from '@nestjs/common'
import { SubjectClient } from '../../workflows/subject-client.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { SubjectPlans } from './subject-plan.ts'

/** What has a life of its own: the plans of all kinds, and the way to their workflows. */
@Global()
@Module({
  providers: [
    SubjectPlans,
    {
      provide: SubjectClient,
      inject: [ENVIRONMENT],
      useFactory: ({ temporalAddress, temporalNamespace }: Environment) =>
        new SubjectClient(temporalAddress, temporalNamespace),
    },
  ],
  exports: [SubjectPlans, SubjectClient],
})
export class SubjectsModule {}
