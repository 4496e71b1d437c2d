import { Global, Module } from '@nestjs/common'
import { SubjectPlans } from './subject-plan.ts'

/** What has a life of its own: the plans of all kinds. */
@Global()
@Module({ providers: [SubjectPlans], exports: [SubjectPlans] })
export class SubjectsModule {}
