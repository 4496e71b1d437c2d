import { useQueryClient } from '@tanstack/react-query'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { FormTexts } from '../../rules/forms/guest-forms.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { usePlace } from '../page/router.tsx'

/** A form that a browser posted without script and that was refused: what the page shows again. */
export interface PostedForm {
  /** The page's address. */
  path: string
  texts: FormTexts
  /** The one sentence about it. */
  message: string
  fields: Worded<FieldError>[]
}

/** Where the page's state carries it from the server to the browser. */
export const postedKey = ['posted form'] as const

/** What was posted to this very page and refused; null where the page was only opened. */
export function usePostedForm(): PostedForm | null {
  const { pathname } = usePlace()
  const posted = useQueryClient().getQueryData<PostedForm>(postedKey)
  return posted?.path === pathname ? posted : null
}
