import type { FormTexts, GuestForm } from './guest-forms.ts'
import { formLabels } from './form-labels.ts'
import { formBoxes } from './form-choices.ts'

/** What a box asks for: without it, nothing of these is meant. */
const askedBy: Record<string, readonly string[]> = {
  stallChosen: ['stallCount'],
  groundChosen: ['groundMetres'],
  vanChosen: ['vanMetres', 'vanSize'],
  electricity: ['voltage', 'wattage'],
}

/** Only compared with another field, so not kept. */
const notKept = new Set(['emailRepeat'])

/**
 * A form that was accepted, as it is kept: its own fields in their order, without the blanks around
 * them, and without what belongs to a box that is not ticked. A ticked box says `ja`.
 */
export function tidyGuestForm(form: GuestForm, texts: FormTexts): FormTexts {
  const kept = Object.keys(formLabels[form]).filter((field) => !notKept.has(field))
  const tidy = Object.fromEntries(
    kept.map((field) => {
      const text = (texts[field] ?? '').trim()
      return [field, text !== '' && formBoxes.has(field) ? 'ja' : text]
    }),
  )
  for (const [box, asked] of Object.entries(askedBy))
    if (tidy[box] === '') for (const field of asked) tidy[field] = ''
  return tidy
}
