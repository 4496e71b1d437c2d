import { formLabels } from '../../rules/forms/form-labels.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import type { FormPart } from './form-input.ts'

/** The fields of the contact form and of the business form (G §2), which differ in what is asked. */
export function contactParts(
  { siteForms: words }: GuestWords,
  form: 'contact' | 'business',
): FormPart[] {
  const label = (field: string) => formLabels[form][field]!
  const isContact = form === 'contact'
  return [
    {
      inputs: [
        {
          field: 'name',
          label: label('name'),
          as: 'text',
          autoComplete: isContact ? 'name' : 'organization',
          maxLength: isContact ? textLimits.name : textLimits.companyName,
        },
        {
          field: 'email',
          label: label('email'),
          as: 'email',
          width: 'half',
          autoComplete: 'email',
          maxLength: textLimits.email,
          ...(isContact && { optional: true, hint: words.copyHint }),
        },
        {
          field: 'phone',
          label: label('phone'),
          as: 'tel',
          width: 'half',
          autoComplete: 'tel',
          maxLength: textLimits.phone,
          ...(isContact && { hint: words.callHint }),
        },
        {
          field: 'description',
          label: label('description'),
          as: 'story',
          maxLength: textLimits.description,
          optional: isContact,
        },
      ],
    },
  ]
}
