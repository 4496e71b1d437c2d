import type { FormTexts, GuestForm } from '../../rules/forms/guest-forms.ts'

/** Who sent a form, as staff list it; '' for what was not given. */
export interface FormSender {
  name: string
  email: string
  phone: string
}

/** Who sent a form, read from its answers. */
export function senderOf(form: GuestForm, answers: FormTexts): FormSender {
  return {
    name: nameIn(form, answers),
    email: answers['email'] ?? '',
    phone: answers['phone'] ?? '',
  }
}

function nameIn(form: GuestForm, answers: FormTexts): string {
  switch (form) {
    case 'vendor':
      return `${answers['firstName'] ?? ''} ${answers['lastName'] ?? ''}`
    case 'project':
      return answers['contactPerson'] ?? ''
    case 'contact':
    case 'business':
      return answers['name'] ?? ''
  }
}
