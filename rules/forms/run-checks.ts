import type { Message, Text } from '../texts/message.ts'
import type { FieldError } from './field-error.ts'

/**
 * One check of a form: where it comes from, the field it marks, and the sentence when it fails
 * (null when it holds).
 */
export interface FormCheck<Form> {
  /** Such as `G §5 14`; `own` for a check the documents do not have. */
  source: string
  field: Extract<keyof Form, string>
  wrong: (form: Form) => Message | null
}

export type CheckedForm<Field extends string> =
  | { ok: true }
  | {
      ok: false
      /**
       * The one sentence under the submit button: of the last check that failed (reading
       * `forms.first-error`).
       */
      message: Text
      /** Every failing field once, in the order of the checks, with the last sentence about it. */
      fields: FieldError<Field>[]
    }

/**
 * Runs all checks in their order: the last failing one gives the message (G §5), every failing
 * field is marked.
 */
export function runChecks<Form>(
  checks: readonly FormCheck<Form>[],
  form: Form,
): CheckedForm<Extract<keyof Form, string>> {
  const failed = new Map<Extract<keyof Form, string>, Message>()
  let message: Message | null = null
  for (const { field, wrong } of checks) {
    const text = wrong(form)
    if (text === null) continue
    message = text
    failed.set(field, text)
  }
  return message === null
    ? { ok: true }
    : { ok: false, message, fields: [...failed].map(([field, text]) => ({ field, text })) }
}
