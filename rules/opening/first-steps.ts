import type { PropertyFacts } from '../availability/property-facts.ts'
import type { EpochDay } from '../calendar/day.ts'
import { fillText } from '../texts/fill-text.ts'
import { firstStepsTexts as texts } from '../texts/first-steps.ts'
import { type Finding, listed, missing, ready, warning } from './finding.ts'
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
    account: [{ kind: 'ready', text: texts.account }],
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
  const fields = asked.filter(isEmpty).map((field) => texts[field])
  const isUnregistered = isEmpty('kvk') || isEmpty('vatId')
  return [
    ...(fields.length > 0
      ? [missing(fillText(texts.companyMissing, { fields: listed(fields) }))]
      : []),
    ...(isUnregistered ? [warning(texts.registrationMissing)] : []),
  ]
}

function ofPayments({ by, methods }: PaymentFacts): Finding[] {
  if (by === 'nobody') return [missing(texts.paymentsMissing)]
  const found: Finding[] = []
  if (by === 'sandbox') found.push(warning(texts.paymentsSandbox))
  if (by === 'provider-test') found.push(warning(texts.paymentsTest))
  if (methods === null) found.push(missing(texts.paymentsSilent))
  else if (methods.length === 0) found.push(missing(texts.paymentsWithoutMethods))
  else found.push(ready(fillText(texts.paymentsReady, { methods: listed(methods) })))
  return found
}

function ofMail({ hasServer, sender }: MailFacts): Finding[] {
  if (!hasServer) return [missing(texts.mailMissing)]
  if (sender === null) return [missing(texts.senderMissing)]
  return [ready(fillText(texts.mailReady, { sender }))]
}
