import type { PropertyFacts } from '../availability/property-facts.ts'
import type { EpochDay } from '../calendar/day.ts'
import { message } from '../texts/message.ts'
import { type Finding, missing, ready, warning } from './finding.ts'
import { priceFindings } from './price-findings.ts'
import type { AnsweredNone } from './price-questions.ts'
import { type AddressFacts, type PaidBy, addressFindings } from './public-address.ts'
import { roomFindings } from './room-findings.ts'

/** The steps of a new house, in the order in which the guide tells them. Any may come first. */
export const firstSteps = [
  'account',
  'company',
  'rooms',
  'prices',
  'address',
  'payments',
  'mail',
] as const
export type FirstStep = (typeof firstSteps)[number]

/** How a step stands: as bad as the worst that was found. */
export interface StepState {
  step: FirstStep
  state: Finding['kind']
  found: Finding[]
}

/** What the house says of itself; empty texts are not filled in. */
export interface CompanyFacts {
  name: string
  address: string
  postcode: string
  city: string
  phone: string
  email: string
  kvk: string
  vatId: string
}

/** How guests pay: by whom, and the names of the ways to pay; null while nobody could say. */
export interface PaymentFacts {
  by: PaidBy
  methods: readonly string[] | null
}

/** How mail leaves: whether there is a server, and the address it leaves from, where one is known. */
export interface MailFacts {
  hasServer: boolean
  sender: string | null
}

/** All that the steps are derived from: nothing is ticked off by hand. */
export interface HouseFacts {
  company: CompanyFacts
  facts: PropertyFacts
  today: EpochDay
  /** What the owner said that the house has none of. */
  none: AnsweredNone
  /** Whether the house knows how far any address is: without, no breakfast is delivered. */
  knowsDistances: boolean
  address: AddressFacts
  payments: PaymentFacts
  mail: MailFacts
}

/** How far a new house is: each step with what is missing and what is worth a look. */
export function findFirstSteps(house: HouseFacts): StepState[] {
  const found: Record<FirstStep, Finding[]> = {
    account: [{ kind: 'ready', text: message('firstSteps.account') }],
    company: ofCompany(house.company),
    rooms: roomFindings(house.facts),
    prices: priceFindings(house),
    address: addressFindings(house.address, house.payments.by),
    payments: ofPayments(house.payments),
    mail: ofMail(house.mail),
  }
  return firstSteps.map((step) => ({ step, state: worstOf(found[step]), found: found[step] }))
}

/** Whether guests may be let in: nothing is missing. */
export function mayOpen(steps: readonly StepState[]): boolean {
  return steps.every(({ state }) => state !== 'missing')
}

function worstOf(found: readonly Finding[]): StepState['state'] {
  for (const kind of ['missing', 'warning'] as const)
    if (found.some((each) => each.kind === kind)) return kind
  return 'ready'
}

/** What guests are owed by who sells online (art. 3:15d BW). */
function ofCompany(company: CompanyFacts): Finding[] {
  const isEmpty = (field: keyof CompanyFacts) => company[field].trim() === ''
  const asked = ['name', 'address', 'postcode', 'city', 'phone', 'email'] as const
  const fields = asked.filter(isEmpty).map((field) => message(`firstSteps.${field}`))
  const isUnregistered = isEmpty('kvk') || isEmpty('vatId')
  return [
    ...(fields.length > 0 ? [missing(message('firstSteps.companyMissing', { fields }))] : []),
    ...(isUnregistered ? [warning(message('firstSteps.registrationMissing'))] : []),
  ]
}

function ofPayments({ by, methods }: PaymentFacts): Finding[] {
  if (by === 'nobody') return [missing(message('firstSteps.paymentsMissing'))]
  const found: Finding[] = []
  if (by === 'sandbox') found.push(warning(message('firstSteps.paymentsSandbox')))
  if (by === 'provider-test') found.push(warning(message('firstSteps.paymentsTest')))
  if (methods === null) found.push(missing(message('firstSteps.paymentsSilent')))
  else if (methods.length === 0) found.push(missing(message('firstSteps.paymentsWithoutMethods')))
  else found.push(ready(message('firstSteps.paymentsReady', { methods })))
  return found
}

function ofMail({ hasServer, sender }: MailFacts): Finding[] {
  if (!hasServer) return [missing(message('firstSteps.mailMissing'))]
  if (sender === null) return [missing(message('firstSteps.senderMissing'))]
  return [ready(message('firstSteps.mailReady', { sender }))]
}
