import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { MailTemplateDetail } from '../../api/mail-templates/mail-templates.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import type { TypedExample } from './typed-texts.ts'

/** Sends an example to who is signed in, and says what became of it. */
export function useTestMail({ id }: MailTemplateDetail) {
  const text = useText()
  const notify = useNotify()
  const data = useBackOfficeData()
  const { mutate, isPending } = useMutation({
    mutationFn: (example: TypedExample) => data.sendTestMail(id, example),
    onSuccess: ({ state, recipient: email, why }) => {
      if (state === 'sent')
        notify(text('mailTemplates.tested.sent', { email }), { type: 'success' })
      else if (state === 'kept') notify(text('mailTemplates.tested.kept'), { type: 'info' })
      else notify(text('mailTemplates.tested.failed', { why }), { type: 'error' })
    },
    onError: (problem) => notify(failureText(problem), { type: 'error' }),
  })
  return { sendTest: mutate, sending: isPending }
}
