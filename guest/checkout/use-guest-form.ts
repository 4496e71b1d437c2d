import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { checkGuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { GuestAnswers } from './draft.ts'

type Errors = Partial<Record<keyof GuestAnswers, string>>

/** The form of step Gegevens: the inputs hold what is typed, this holds what is wrong with it. */
export interface GuestForm {
  ref: RefObject<HTMLFormElement | null>
  errors: Errors
  /** How often a press on the button was refused: at each the summary takes the focus. */
  timesRefused: number
  /** Forgets what was wrong with the field that changed; gives the answers as they are now. */
  edited(event: FormEvent<HTMLFormElement>): GuestAnswers
  /** The answers, or null where the rules refuse one: then `errors` says which. */
  check(): GuestAnswers | null
  focus(field: keyof GuestAnswers): void
}

/**
 * Inputs of the browser's own, filled once: the server's HTML comes empty, what was typed is this
 * browser's alone. A form library would be 10 kB of the checkout for seven fields that the rules
 * check anyway.
 *
 * @param refused what the server refused of an earlier order
 */
export function useGuestForm(
  filled: GuestAnswers,
  readings: Parameters<typeof checkGuestDetails>[1],
  refused: FieldError[],
): GuestForm {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [timesRefused, setTimesRefused] = useState(0)
  const first = useRef(filled)
  const answers = (): GuestAnswers => ({
    ...filled,
    ...(Object.fromEntries(new FormData(ref.current!)) as Partial<GuestAnswers>),
  })
  useLayoutEffect(() => {
    for (const [field, text] of Object.entries(first.current)) {
      const input = inputOf(ref.current, field)
      if (input) input.value = text
    }
  }, [])
  useEffect(() => setErrors(byField(refused)), [refused])
  return {
    ref,
    errors,
    timesRefused,
    edited(event) {
      const { name } = event.target as HTMLInputElement
      setErrors((before) => ({ ...before, [name]: undefined }))
      return answers()
    },
    check() {
      const guest = answers()
      const found = checkGuestDetails(guest, readings)
      setErrors(byField(found))
      if (found.length === 0) return guest
      setTimesRefused((times) => times + 1)
      return null
    },
    focus: (field) => inputOf(ref.current, field)?.focus(),
  }
}

const byField = (found: readonly FieldError[]): Errors =>
  Object.fromEntries(found.map(({ field, text }) => [field, text]))

function inputOf(form: HTMLFormElement | null, field: string): HTMLInputElement | null {
  const element = form?.elements.namedItem(field)
  return element instanceof HTMLInputElement ? element : null
}
