import { FormMessagePlan, type FormMessageStep } from '../../api/forms/form-message-plan.ts'
import { FormMessagePlaces } from '../../api/forms/form-message-places.ts'
import { formMessageSubject } from '../../api/forms/form-message-subject.ts'
import { Mails } from '../../api/mail/mails.ts'
import type { Services } from '../subject-kind.ts'

/** Each is idempotent by the message's id: Temporal may run it twice. */
export function formMessageActivities(services: Services) {
  const plan = services.get(FormMessagePlan)
  const mails = services.get(Mails)
  const places = services.get(FormMessagePlaces)
  const steps: Record<FormMessageStep, (messageId: string, about?: string) => Promise<void>> = {
    async sendMail(messageId, kind) {
      const message = await plan.load(messageId)
      if (message && kind !== undefined)
        await mails.send(formMessageSubject(messageId), kind, message)
    },
    locate: (messageId) => places.locate(messageId),
  }
  return steps
}
