import { z } from 'zod'
import { textId } from '../../rules/texts/message.ts'
import { formLabels } from '../../rules/forms/form-labels.ts'
import type { FormTexts, GuestForm } from '../../rules/forms/guest-forms.ts'
import { MOST_CHARACTERS } from '../requests/stored-values.ts'

const unreadable = textId('problemDetail.notReadable')

/** The text of a field. A browser sends a line's end as two characters, and counts one. */
const text = z
  .string(unreadable)
  .max(MOST_CHARACTERS, textId('problemDetail.textTooLong'))
  .transform((typed) => typed.replaceAll('\r\n', '\n'))
  .default('')

/** A field that no person meets: what fills it in is a program. */
export const TRAP = 'website'

/** What every form carries beside its own fields. */
const carried = { ticket: text, [TRAP]: text }

/** Body of `POST /api/forms/<form>`: every field as text, a box that is not ticked as ''. */
export const formShape = (form: GuestForm): z.ZodType<FormTexts, FormTexts> & { shape: object } =>
  z.object(
    {
      ...Object.fromEntries(Object.keys(formLabels[form]).map((field) => [field, text])),
      ...carried,
    },
    textId('problemDetail.incomplete'),
  ) as never
