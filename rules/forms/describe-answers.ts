import { type Message, type Text, message } from '../texts/message.ts'
import { choiceWords, formBoxes } from './form-choices.ts'
import type { FormTexts, GuestForm } from './guest-forms.ts'
import { formLabels } from './form-labels.ts'

/** An answer as a person reads it. */
export interface Answer {
  field: string
  label: Message
  /** '' where the field was left empty. */
  value: Text
}

/**
 * Every answer of a form that was kept, in the order of the form, with its label and in words: for
 * mails, for staff and for spreadsheets.
 */
export function describeAnswers(form: GuestForm, texts: FormTexts): Answer[] {
  return Object.entries(formLabels[form]).flatMap(([field, label]) => {
    const text = texts[field]
    if (text === undefined) return []
    const value = formBoxes.has(field)
      ? message(text === '' ? 'formLabels.no' : 'formLabels.yes')
      : (choiceWords[field]?.[text] ?? text)
    return [{ field, label, value }]
  })
}
