import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { choiceWords } from '../../rules/forms/form-choices.ts'
import { formLabels } from '../../rules/forms/form-labels.ts'
import type { GuestForm } from '../../rules/forms/guest-forms.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
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

/** Fields that forms ask for alike: how each is typed, how wide it is, what a browser may fill in. */
export const sharedInputs = {
  email: { as: 'email', width: 'half', autoComplete: 'email', maxLength: textLimits.email },
  phone: { as: 'tel', width: 'half', autoComplete: 'tel', maxLength: textLimits.phone },
  street: {
    as: 'text',
    width: 'two-thirds',
    autoComplete: 'address-line1',
    maxLength: textLimits.street,
  },
  houseNumber: {
    as: 'text',
    width: 'third',
    autoComplete: 'off',
    maxLength: textLimits.houseNumber,
  },
  postcode: {
    as: 'text',
    width: 'third',
    autoComplete: 'postal-code',
    maxLength: textLimits.postcode,
  },
  city: {
    as: 'text',
    width: 'two-thirds',
    autoComplete: 'address-level2',
    maxLength: textLimits.city,
  },
} as const satisfies Record<string, Omit<TypedInput, 'field' | 'label'>>
