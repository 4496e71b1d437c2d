import { textLimits } from '../../rules/forms/text-limits.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { type FormPart, namedOn } from './form-input.ts'

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
          as: 'email',
          width: 'half',
          autoComplete: 'email',
          maxLength: textLimits.email,
          ...(isContact && { optional: true, hint: words.copyHint }),
        },
        {
          ...named('phone'),
          as: 'tel',
          width: 'half',
          autoComplete: 'tel',
          maxLength: textLimits.phone,
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
