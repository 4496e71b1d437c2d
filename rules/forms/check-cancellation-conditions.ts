import { parsePercentage } from '../money/parse-percentage.ts'
import { type Message, message } from '../texts/message.ts'
import { type DatedForm, checkSource, checkValidFrom } from './check-dated-row.ts'
import type { FieldError } from './field-error.ts'
import { parseCount } from './parse-count.ts'
import { wrongFields } from './wrong-fields.ts'

/** Until so many days before the arrival this share goes back, as staff type it. */
export interface StepForm {
  daysBefore: string
  /** Such as `50`. */
  percentage: string
}

/** What goes back to a guest who cancels, as staff type it. */
export interface ConditionsForm extends DatedForm {
  steps: readonly StepForm[]
}

/** More steps nobody reads. */
export const mostSteps = 6

/** Days before the arrival as staff type them; null where it is no such number. */
export const parseDaysBefore = (days: string) => parseCount(days, 0, 365)

/**
 * Checks conditions before they are written. A step's fields are named by its place, such as
 * `steps.0.percentage`. No steps: nothing ever goes back.
 */
export function checkCancellationConditions(form: ConditionsForm): FieldError[] {
  const { steps } = form
  if (steps.length > mostSteps) return [{ field: 'steps', text: message('datedRow.tooManySteps') }]
  return wrongFields<string>([
    checkValidFrom(form),
    ...steps.flatMap((step, place) => [
      [`steps.${place}.daysBefore`, wrongDays(step, steps.slice(0, place))] as const,
      [`steps.${place}.percentage`, wrongShare(step, steps)] as const,
    ]),
    checkSource(form),
  ])
}

function wrongDays({ daysBefore }: StepForm, earlier: readonly StepForm[]): Message | null {
  const days = parseDaysBefore(daysBefore)
  if (days === null) return message('datedRow.daysBefore')
  return earlier.some((step) => parseDaysBefore(step.daysBefore) === days)
    ? message('datedRow.daysBeforeTwice')
    : null
}

/** Who cancels later never gets more back than who cancels earlier. */
function wrongShare({ daysBefore, percentage }: StepForm, steps: readonly StepForm[]) {
  const share = parsePercentage(percentage)
  if (share === null) return message('datedRow.percentage')
  const days = parseDaysBefore(daysBefore) ?? 0
  const rises = steps.some((step) => {
    const [itsDays, itsShare] = [parseDaysBefore(step.daysBefore), parsePercentage(step.percentage)]
    return itsDays !== null && itsShare !== null && itsDays > days && itsShare < share
  })
  return rises ? message('datedRow.shareRises') : null
}
