import { defineQuery, defineSignal } from '@temporalio/workflow'
import type { NextStep } from './next-step.ts'

/**
 * Something changed in PostgreSQL: plan again. Carries nothing, because the database is the truth.
 */
export const wakeSignal = defineSignal('wake')

/** What a workflow waits for, as it last read it. */
export interface PlanStatus {
  next: NextStep | null
  turns: number
}
export const planStatusQuery = defineQuery<PlanStatus>('planStatus')
