import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react'
import type { BreakfastField } from '../../rules/breakfast/check-breakfast-order.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'

/** One line to type in the order form. */
export interface BreakfastInput {
  field: Exclude<BreakfastField, 'day' | 'slot'>
  label: string
  hint?: string
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
    label: 'Je naam',
    type: 'text',
    autoComplete: 'name',
    maxLength: textLimits.name,
  },
  {
    field: 'email',
    label: 'E-mail',
    hint: 'Hierheen gaat de bevestiging.',
    width: 'half',
    type: 'email',
    autoComplete: 'email',
    maxLength: textLimits.email,
  },
  {
    field: 'phone',
    label: 'Telefoon',
    hint: 'Voor als we je deur niet vinden.',
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
    label: 'Boxen voor volwassenen',
    width: 'half',
    type: 'number',
    inputMode: 'numeric',
  },
  {
    field: 'kids',
    label: 'Boxen voor kinderen',
    width: 'half',
    type: 'number',
    inputMode: 'numeric',
  },
]

/** Who is surprised, and where. */
export const addressInputs: BreakfastInput[] = [
  {
    field: 'receiver',
    label: 'Naam van de ontvanger',
    hint: 'Voor wie is het ontbijt? Dat mag je zelf zijn.',
    type: 'text',
    maxLength: textLimits.name,
  },
  {
    field: 'street',
    label: 'Straat',
    width: 'two-thirds',
    type: 'text',
    maxLength: textLimits.street,
  },
  {
    field: 'houseNumber',
    label: 'Huisnummer',
    width: 'third',
    type: 'text',
    maxLength: textLimits.houseNumber,
  },
  {
    field: 'postcode',
    label: 'Postcode',
    width: 'third',
    type: 'text',
    maxLength: textLimits.postcode,
  },
  { field: 'city', label: 'Plaats', width: 'two-thirds', type: 'text', maxLength: textLimits.city },
]

/** For who stays here (reading `breakfast.booking-id`). */
export const bookingInput: BreakfastInput = {
  field: 'bookingNumber',
  label: 'Boekingsnummer (niet verplicht)',
  hint: 'Logeer je bij ons? Het nummer staat in je bevestiging. Bestel dan met de naam van de boeking.',
  type: 'text',
  maxLength: textLimits.bookingNumber,
  optional: true,
}

/** What the kitchen has to know. */
export const notesInput: BreakfastInput = {
  field: 'notes',
  label: 'Allergieën of wensen (niet verplicht)',
  hint: 'Bijvoorbeeld: geen noten. Bij een ernstige allergie bel je ons eerst.',
  type: 'text',
  maxLength: textLimits.orderNotes,
  optional: true,
}

/** What each field is called where several are named. */
export const labels: Record<BreakfastField, string> = {
  ...(Object.fromEntries(
    [...ordererInputs, ...boxInputs, ...addressInputs, bookingInput, notesInput].map(
      ({ field, label }) => [field, label],
    ),
  ) as Record<BreakfastInput['field'], string>),
  day: 'Bezorgdag',
  slot: 'Bezorgtijd',
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
