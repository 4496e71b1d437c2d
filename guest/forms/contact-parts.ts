import { formLabels } from '../../rules/forms/form-labels.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import type { FormPart } from './form-input.ts'

/** The fields of the contact form and of the business form (G §2), which differ in what is asked. */
export function contactParts(form: 'contact' | 'business'): FormPart[] {
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
          ...(isContact && { optional: true, hint: 'Dan sturen we je ook een kopie.' }),
        },
        {
          field: 'phone',
          label: label('phone'),
          as: 'tel',
          width: 'half',
          autoComplete: 'tel',
          maxLength: textLimits.phone,
          ...(isContact && { hint: 'We bellen je terug als dat sneller is.' }),
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
