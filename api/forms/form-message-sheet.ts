import { describeAnswers } from '../../rules/forms/describe-answers.ts'
import { formLabels } from '../../rules/forms/form-labels.ts'
import type { GuestForm } from '../../rules/forms/guest-forms.ts'
import type { Text } from '../../rules/texts/message.ts'
import { type SomeWords, textOf } from '../../rules/texts/words.ts'
import { momentColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedColumn, TypedTable } from '../spreadsheets/typed-table.ts'
import type { FormMessageView } from './form-message-view.ts'

/** What the sheet is called, by the forms on it. */
const names: Record<GuestForm, string> = {
  contact: 'Berichten',
  business: 'Berichten',
  vendor: 'Marktinschrijvingen',
  project: 'Projectaanvragen',
}

/**
 * The messages by some forms as a sheet: when they came, every answer in words, what staff noted.
 *
 * @param forms at least one; those on one sheet have the same fields
 */
export function formMessageSheet(
  forms: GuestForm[],
  parts: AsyncIterable<FormMessageView[]>,
  known: SomeWords,
): TypedTable<FormMessageView> {
  const [form = 'contact'] = forms
  const fields = Object.entries(formLabels[form]).filter(([field]) => field !== 'emailRepeat')
  return {
    name: names[form],
    columns: [
      momentColumn('Ontvangen', (message) => message.createdAt),
      textColumn('Formulier', 18, (message) => formNames[message.form]),
      ...fields.map(([field, label]) =>
        words(textOf(known, label), (message) => textOf(known, answerOf(message, field))),
      ),
      degrees('Breedtegraad', (message) => message.latitude),
      degrees('Lengtegraad', (message) => message.longitude),
      momentColumn('Afgehandeld', (message) => message.handledAt),
      textColumn('Door', 20, (message) => message.handledBy),
      words('Notitie', (message) => message.note),
    ],
    parts,
  }
}

type Column = TypedColumn<FormMessageView>

const words = (head: string, of: Column['of']): Column => ({
  ...textColumn(head, 28, of),
  wraps: true,
})
const degrees = (head: string, of: Column['of']): Column => ({
  head,
  kind: 'number',
  width: 13,
  of,
})

function answerOf({ form, answers }: FormMessageView, field: string): Text {
  return describeAnswers(form, answers).find((answer) => answer.field === field)?.value ?? ''
}

const formNames: Record<GuestForm, string> = {
  contact: 'Contact',
  business: 'Zakelijk',
  vendor: 'Paasveerjaarmarkt',
  project: 'HU-studenten',
}
