import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { describeAnswers } from '../../rules/forms/describe-answers.ts'
import { formLabels } from '../../rules/forms/form-labels.ts'
import type { GuestForm } from '../../rules/forms/guest-forms.ts'
import type { Sheet } from '../spreadsheets/spreadsheet.ts'
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
export function formMessageSheet(forms: GuestForm[], messages: FormMessageView[]): Sheet {
  const [form = 'contact'] = forms
  const fields = Object.entries(formLabels[form]).filter(([field]) => field !== 'emailRepeat')
  return {
    name: names[form],
    columns: [
      'Ontvangen',
      'Formulier',
      ...fields.map(([, label]) => label),
      'Breedtegraad',
      'Lengtegraad',
      'Afgehandeld',
      'Door',
      'Notitie',
    ],
    rows: messages.map((message) => {
      const words = new Map(
        describeAnswers(message.form, message.answers).map(({ field, value }) => [field, value]),
      )
      return [
        instantWords(message.createdAt),
        formNames[message.form],
        ...fields.map(([field]) => words.get(field) ?? ''),
        message.latitude === null ? '' : String(message.latitude),
        message.longitude === null ? '' : String(message.longitude),
        message.handledAt === null ? '' : instantWords(message.handledAt),
        message.handledBy ?? '',
        message.note,
      ]
    }),
  }
}

const formNames: Record<GuestForm, string> = {
  contact: 'Contact',
  business: 'Zakelijk',
  vendor: 'Paasveerjaarmarkt',
  project: 'HU-studenten',
}

/** `2026-02-02 09:30`, in Amsterdam: such texts sort by time. */
function instantWords(instant: string): string {
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(instant))
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
  return `${formatDay(today)} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
