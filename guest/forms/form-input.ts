import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { choiceWords } from '../../rules/forms/form-choices.ts'
import { formLabels } from '../../rules/forms/form-labels.ts'
import type { GuestForm } from '../../rules/forms/guest-forms.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { textOf, worded } from '../../rules/texts/words.ts'

interface AnyInput {
  field: string
  label: string
  hint?: string
  width?: 'half' | 'third' | 'two-thirds'
}

/** A line or a story to be typed. */
interface TypedInput extends AnyInput {
  as: 'text' | 'email' | 'tel' | 'story'
  maxLength: number
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** May be left empty; a field that only a box asks for is neither. */
  optional?: boolean
}

/** One of a few: all of them shown, or in a list. */
interface ChosenInput<As extends 'choice' | 'select'> extends AnyInput {
  as: As
  /** Words by value. */
  options: Readonly<Record<string, string>>
}

/** A box to be ticked. */
interface BoxInput extends Omit<AnyInput, 'hint'> {
  as: 'box'
  hint?: ReactNode
}

/** One field of a form, as its page describes it. */
export type FormInput = TypedInput | ChosenInput<'choice'> | ChosenInput<'select'> | BoxInput

/** Fields that belong together, with the words above them. */
export interface FormPart {
  title?: string
  text?: string
  inputs: FormInput[]
}

/** The fields of a form by their labels: `named('email')`. */
export const namedOn = (words: GuestWords, form: GuestForm) => (field: string) => ({
  field,
  label: textOf(words, formLabels[form][field]!),
})

/** What can be chosen at a field, in words. */
export const optionsOf = (words: GuestWords, field: string) => worded(words, choiceWords[field]!)
