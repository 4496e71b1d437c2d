import type { FormMessageView } from '../../api/forms/form-message-view.ts'
import type { useText } from '../texts/use-text.ts'

/** What a message is about, in a line: its form, and the answer that says most. */
export function aboutWords(
  { form, answers }: FormMessageView,
  text: ReturnType<typeof useText>,
): string {
  switch (form) {
    case 'vendor':
      return [answers['companyName'], answers['products']].filter(Boolean).join(': ')
    case 'project':
      return `${answers['title'] ?? ''}, ${answers['municipality'] ?? ''}`
    case 'contact':
    case 'business':
      return [text(`forms.names.${form}`), answers['description']].filter(Boolean).join(': ')
  }
}
