import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common'

/**
 * Ends an update with a refusal, where there is one. It is final: trying again would not change it.
 * Nor is it a fault of the worker's to be logged.
 */
export function refuseUpdate(refusal: string | null): void {
  if (refusal)
    throw ApplicationFailure.create({
      message: refusal,
      type: refusal,
      nonRetryable: true,
      category: ApplicationFailureCategory.BENIGN,
    })
}
