import { textLimits } from '../../rules/forms/text-limits.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { type FormPart, namedOn, sharedInputs } from './form-input.ts'

/** The fields of the contact form and of the business form (G §2), which differ in what is asked. */
export function contactParts(known: GuestWords, form: 'contact' | 'business'): FormPart[] {
  const { siteForms: words } = known
  const named = namedOn(known, form)
  const isContact = form === 'contact'
  return [
    {
      inputs: [
        {
          ...named('name'),
          as: 'text',
          autoComplete: isContact ? 'name' : 'organization',
          maxLength: isContact ? textLimits.name : textLimits.companyName,
        },
        {
          ...named('email'),
          ...sharedInputs.email,
          ...(isContact && { optional: true, hint: words.copyHint }),
        },
        {
          ...named('phone'),
          ...sharedInputs.phone,
          ...(isContact && { hint: words.callHint }),
        },
        {
          ...named('description'),
          as: 'story',
          maxLength: textLimits.description,
          optional: isContact,
        },
      ],
    },
  ]
}
