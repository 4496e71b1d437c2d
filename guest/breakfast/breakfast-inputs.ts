import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react'
import type { BreakfastField } from '../../rules/breakfast/check-breakfast-order.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'

/** One line to type in the order form. */
export interface BreakfastInput {
  field: Exclude<BreakfastField, 'day' | 'slot'>
  hint?: keyof GuestWords['siteBreakfast']
  width?: 'half' | 'third' | 'two-thirds'
  type: 'text' | 'email' | 'tel' | 'number'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  optional?: true
}

/** Who orders. */
export const ordererInputs: BreakfastInput[] = [
  {
    field: 'name',
    type: 'text',
    autoComplete: 'name',
    maxLength: textLimits.name,
  },
  {
    field: 'email',
    hint: 'emailHint',
    width: 'half',
    type: 'email',
    autoComplete: 'email',
    maxLength: textLimits.email,
  },
  {
    field: 'phone',
    hint: 'phoneHint',
    width: 'half',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: textLimits.phone,
  },
]

/** How many boxes. */
export const boxInputs: BreakfastInput[] = [
  {
    field: 'adults',
    width: 'half',
    type: 'number',
    inputMode: 'numeric',
  },
  {
    field: 'kids',
    width: 'half',
    type: 'number',
    inputMode: 'numeric',
  },
]

/** Who is surprised, and where. */
export const addressInputs: BreakfastInput[] = [
  {
    field: 'receiver',
    hint: 'receiverHint',
    type: 'text',
    maxLength: textLimits.name,
  },
  {
    field: 'street',
    width: 'two-thirds',
    type: 'text',
    maxLength: textLimits.street,
  },
  {
    field: 'houseNumber',
    width: 'third',
    type: 'text',
    maxLength: textLimits.houseNumber,
  },
  {
    field: 'postcode',
    width: 'third',
    type: 'text',
    maxLength: textLimits.postcode,
  },
  { field: 'city', width: 'two-thirds', type: 'text', maxLength: textLimits.city },
]

/** For who stays here (reading `breakfast.booking-id`). */
export const bookingInput: BreakfastInput = {
  field: 'bookingNumber',
  hint: 'bookingNumberHint',
  type: 'text',
  maxLength: textLimits.bookingNumber,
  optional: true,
}

/** What the kitchen has to know. */
export const notesInput: BreakfastInput = {
  field: 'notes',
  hint: 'notesHint',
  type: 'text',
  maxLength: textLimits.orderNotes,
  optional: true,
}

/** What a field is called. */
export function labelOf({ siteBreakfast }: GuestWords, field: BreakfastField): string {
  return siteBreakfast[`${field}Label` as const]
}

/** The fields as they stand on the page. */
export const fieldsInOrder: BreakfastField[] = [
  'adults',
  'kids',
  'notes',
  'day',
  'slot',
  ...addressInputs.map(({ field }) => field),
  ...ordererInputs.map(({ field }) => field),
  'bookingNumber',
]
