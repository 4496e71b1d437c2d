import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common'

/** Where the services of a worker are had from. */
export type Services = Pick<INestApplicationContext, 'get'>

/**
 * A kind of subject. Its workflow is exported by index.ts, under the name that `workflowOf` gives
 * it.
 */
export interface SubjectKind {
  kind: string
  /** The folder of the API that knows the kind: registers its plan, has its services. */
  module: Type | DynamicModule
  /** Puts its activities together: one for each step of its plan, one for each of its updates. */
  activities(services: Services): Record<string, (...given: never[]) => Promise<unknown>>
}
