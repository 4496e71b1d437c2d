import { FormMessagePlan, type FormMessageStep } from '../../api/forms/form-message-plan.ts'
import { FormMessagePlaces } from '../../api/forms/form-message-places.ts'
import { mailActivity } from '../mail-activity.ts'
import type { Services } from '../subject-kind.ts'

/** Each is idempotent by the message's id: Temporal may run it twice. */
export function formMessageActivities(services: Services) {
  const plan = services.get(FormMessagePlan)
  const places = services.get(FormMessagePlaces)
  const steps: Record<FormMessageStep, (messageId: string, about?: string) => Promise<void>> = {
    sendMail: mailActivity(services, plan),
    locate: (messageId) => places.locate(messageId),
  }
  return steps
}
