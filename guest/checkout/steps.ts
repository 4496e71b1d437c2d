import { message } from '../../rules/texts/message.ts'

/** The steps of the checkout in order, with their names in the address and on screen (G §2). */
export const steps = [
  { id: 'gegevens', name: message('checkout.stepGuest') },
  { id: 'details', name: message('checkout.stepDetails') },
  { id: 'betalen', name: message('checkout.stepPayment') },
] as const

export type StepId = (typeof steps)[number]['id']

/** The step an address asks for; the first where it names none. */
export function stepFromAddress(address: URLSearchParams): StepId {
  return steps.find(({ id }) => id === address.get('stap'))?.id ?? 'gegevens'
}
