/** A step of a plan, and what it is about. */
export interface Step {
  step: string
  about?: string | undefined
}

/** What a workflow does next, and in how many ms; 0 is at once. */
export interface NextStep extends Step {
  inMs: number
  /** Which of the steps that failed are still planned; not there in histories of before. */
  failed?: Step[]
}

/** A step that failed, and for how many ms more it is left alone; none is left below zero. */
export interface RestingStep extends Step {
  forMs: number
}

/** Whether two are the same step: mails of two kinds are two. */
export function isSameStep(one: Step, other: Step): boolean {
  return one.step === other.step && one.about === other.about
}
