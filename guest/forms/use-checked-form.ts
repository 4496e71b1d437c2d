import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import { usePlace } from '../page/router.tsx'
import { useWords } from '../texts/words.ts'
import { takeTypedTexts } from './typed-texts.ts'

/** What is typed, by field: its text, '' for an empty field and a box that is not ticked. */
type Texts<Field extends string> = Record<Field, string>

/** A form whose inputs hold what is typed; this holds what is wrong with it. */
export interface CheckedForm<Field extends string> {
  ref: RefObject<HTMLFormElement | null>
  errors: Partial<Texts<Field>>
  /** How often a press on the button was refused: at each the summary takes the focus. */
  timesRefused: number
  /** Forgets what was wrong with the field that changed; gives the answers as they are now. */
  edited(event: FormEvent<HTMLFormElement>): Texts<Field>
  /** The answers, or null where the rules refuse one: then `errors` says which. */
  check(): Texts<Field> | null
  focus(field: Field): void
  /** Empties every field. */
  clear(): void
  /** Forgets what was wrong with a field that was filled in another way than by typing. */
  forget(field: Field): void
}

/**
 * Inputs of the browser's own, filled once: the server's HTML comes empty, what was typed is this
 * browser's alone. A form library would be 10 kB for a handful of fields that the rules check
 * anyway.
 *
 * @param filled every field with the text it begins with; a ticked box has the text of its value
 * @param check the rules' check: the fields that cannot be accepted
 * @param refused what the server refused of an earlier sending
 */
export function useCheckedForm<Field extends string>(
  filled: Texts<Field>,
  check: (answers: Texts<Field>) => readonly FieldError[],
  refused: readonly FieldError[],
): CheckedForm<Field> {
  const words = useWords()
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Texts<Field>>>(() => byField<Field>(words, refused))
  const [timesRefused, setTimesRefused] = useState(0)
  const first = useRef({ filled, page: usePlace().pathname })
  const answers = (): Texts<Field> => {
    const typed = new FormData(ref.current!)
    return Object.fromEntries(
      Object.entries<string>(filled).map(([field, text]) => {
        const now = typed.get(field) ?? ''
        const isAsked = ref.current!.elements.namedItem(field) !== null
        return [field, isAsked && typeof now === 'string' ? now : text]
      }),
    ) as Texts<Field>
  }
  useLayoutEffect(() => {
    const typed = takeTypedTexts(first.current.page)
    for (const [field, begins] of Object.entries<string>(first.current.filled)) {
      const before = typed[field]
      const text = typeof before === 'string' && before !== '' ? before : begins
      // What somebody typed before the script was there stays.
      if (text !== '') fill(ref.current, field, text)
    }
  }, [])
  useEffect(() => setErrors(byField<Field>(words, refused)), [refused, words])
  return {
    ref,
    errors,
    timesRefused,
    edited(event) {
      const { name } = event.target as HTMLInputElement
      setErrors((before) => ({ ...before, [name]: undefined }))
      return answers()
    },
    forget: (field) => setErrors((before) => ({ ...before, [field]: undefined })),
    check() {
      const given = answers()
      const found = check(given)
      setErrors(byField<Field>(words, found))
      if (found.length === 0) return given
      setTimesRefused((times) => times + 1)
      return null
    },
    focus(field) {
      const element = ref.current?.elements.namedItem(field)
      const target = element instanceof RadioNodeList ? element[0] : element
      if (target instanceof HTMLElement) target.focus()
    },
    clear() {
      for (const field of Object.keys(filled)) fill(ref.current, field, '')
      setErrors({})
    },
  }
}

const byField = <Field extends string>(words: GuestWords, found: readonly FieldError[]) =>
  Object.fromEntries(found.map(({ field, text }) => [field, textOf(words, text)])) as Partial<
    Texts<Field>
  >

function fill(form: HTMLFormElement | null, field: string, text: string): void {
  const element = form?.elements.namedItem(field)
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    element.checked = text !== ''
  else if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof RadioNodeList
  )
    element.value = text
}
