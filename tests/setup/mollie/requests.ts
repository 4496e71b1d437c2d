import {
  type Place,
  chargebackAnswer,
  methodAnswer,
  pageAnswer,
  paymentAnswer,
  refundAnswer,
} from './answers.ts'
import {
  type HeldMethod,
  type HeldPayment,
  type HeldRefund,
  newId,
  newestFirst,
  remainingCents,
} from './memory.ts'
import {
  type Body,
  type Refusal,
  centsIn,
  refuseAddresses,
  refuseDescription,
  refuseRest,
} from './refusals.ts'

/** What is asked of the API, read from the request. */
export interface Asked {
  method: 'GET' | 'POST' | 'other'
  /** The parts of the path after the root, such as `['payments', 'tr_1', 'refunds']`. */
  parts: string[]
  search: URLSearchParams
  body: Body
}

/** What Mollie has in its books. */
export interface Books {
  payments: Map<string, HeldPayment>
  methods: HeldMethod[]
}

export type Answered = { status: number; body: object } | Refusal

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'detail' in value
const A_YEAR_MS = 365 * 86_400_000
/** From memory: a page has 50, and 250 at most. */
const PAGE = { usual: 50, most: 250 }

/** Answers one request as Mollie does, its books changed with it. */
export function answerTo(asked: Asked, books: Books, place: Place, now: Date): Answered {
  const { method, parts } = asked
  const [kind, id, below] = parts
  if (kind === 'payments' && id === undefined) {
    if (method === 'POST') return createPayment(asked, books, place, now)
    return listOf(asked, 'payments', [...books.payments.values()], place, (payment) =>
      paymentAnswer(payment, place, embedIn(asked)),
    )
  }
  if (kind === 'payments' && id !== undefined) {
    const payment = books.payments.get(id)
    if (!payment) return { status: 404, detail: `No payment exists with token ${id}.` }
    if (below === undefined)
      return { status: 200, body: paymentAnswer(payment, place, embedIn(asked)) }
    if (below === 'refunds' && method === 'POST') return refundPayment(asked, payment, place, now)
    return below === 'refunds' || below === 'chargebacks'
      ? listOfBack(asked, below, [payment], place)
      : unknown
  }
  if (kind === 'refunds' || kind === 'chargebacks')
    return listOfBack(asked, kind, [...books.payments.values()], place)
  return kind === 'methods' && method === 'GET' ? listMethods(asked, books, place) : unknown
}

const unknown: Refusal = { status: 404, detail: 'No such resource' }
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const embedIn = ({ search }: Asked) => search.get('embed')?.split(',') ?? []

function createPayment({ body }: Asked, books: Books, place: Place, now: Date): Answered {
  const cents = centsIn(body)
  if (isRefusal(cents)) return cents
  const methods = methodsIn(body)
  const refused =
    refuseDescription(body, 'payment') ??
    refuseAddresses(body) ??
    refuseRest(body) ??
    refuseMethods(methods, cents, books)
  if (refused) return refused
  const payment: HeldPayment = {
    id: newId('tr'),
    status: 'open',
    cents,
    description: textOf(body['description']),
    redirectUrl: textOf(body['redirectUrl']),
    webhookUrl: textOf(body['webhookUrl']) || null,
    method: methods.length === 1 ? methods[0]! : null,
    metadata: body['metadata'] ?? null,
    createdAt: now,
    endedAt: null,
    refunds: [],
    chargebacks: [],
  }
  books.payments.set(payment.id, payment)
  return { status: 201, body: paymentAnswer(payment, place) }
}

/** One way to pay, or several of which the payer chooses on Mollie's page. */
function methodsIn({ method }: Body): string[] {
  if (method === undefined || method === null) return []
  return [method].flat().map(textOf)
}

/** The words are from memory. */
function refuseMethods(methods: readonly string[], cents: number, books: Books): Refusal | null {
  const on = methods.map((id) => books.methods.find((method) => method.id === id))
  if (on.includes(undefined))
    return {
      status: 422,
      field: 'method',
      detail: 'The payment method is not enabled in your website profile',
    }
  const [only] = on
  if (on.length !== 1 || !only || isWithin(only, cents)) return null
  const bound = cents < (only.minCents ?? 1) ? 'lower than the minimum' : 'higher than the maximum'
  return { status: 422, field: 'amount', detail: `The amount is ${bound}` }
}

const isWithin = ({ minCents = 1, maxCents = null }: HeldMethod, cents: number) =>
  cents >= minCents && (maxCents === null || cents <= maxCents)

function refundPayment({ body }: Asked, payment: HeldPayment, place: Place, now: Date): Answered {
  const cents = centsIn(body)
  if (isRefusal(cents)) return cents
  const wrong = refuseDescription(body, 'refund')
  if (wrong) return wrong
  if (payment.status !== 'paid')
    return { status: 422, field: 'amount', detail: 'The payment is not paid: nothing to refund' }
  // Within 365 days (field notes).
  if (now.getTime() - payment.createdAt.getTime() > A_YEAR_MS)
    return { status: 422, detail: 'The payment is too old to be refunded' }
  if (cents > remainingCents(payment))
    return { status: 422, field: 'amount', detail: 'The amount is higher than the maximum' }
  const refund: HeldRefund = {
    id: newId('re'),
    paymentId: payment.id,
    cents,
    description: textOf(body['description']),
    metadata: body['metadata'] ?? null,
    status: 'pending',
    createdAt: now,
  }
  payment.refunds.push(refund)
  return { status: 201, body: refundAnswer(refund, place) }
}

function listOfBack(
  asked: Asked,
  kind: 'refunds' | 'chargebacks',
  payments: HeldPayment[],
  place: Place,
): Answered {
  if (kind === 'refunds') {
    const refunds = payments.flatMap((payment) => payment.refunds)
    return listOf(asked, kind, refunds, place, (one) => refundAnswer(one, place))
  }
  const chargebacks = payments.flatMap((payment) => payment.chargebacks)
  return listOf(asked, kind, chargebacks, place, (one) => chargebackAnswer(one, place))
}

function listOf<Held extends { id: string; createdAt: Date }, Told extends { id: string }>(
  { parts, search }: Asked,
  name: 'payments' | 'refunds' | 'chargebacks',
  held: Held[],
  { api }: Place,
  told: (held: Held) => Told,
): Answered {
  const limit = Number(search.get('limit') ?? PAGE.usual)
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE.most)
    return { status: 400, field: 'limit', detail: `The limit is between 1 and ${PAGE.most}` }
  const from = search.get('from')
  if (from !== null && !held.some(({ id }) => id === from))
    return { status: 400, field: 'from', detail: 'The from is not known' }
  const address = `${api}/${parts.join('/')}`
  const all = newestFirst(held).map(told)
  return { status: 200, body: pageAnswer(name, all, { address, limit, from }) }
}

/** With `amount[value]` only those that take it; with `include=issuers` their banks too. */
function listMethods({ search }: Asked, { methods }: Books, place: Place): Answered {
  const value = search.get('amount[value]')
  const cents = value === null ? null : centsIn({ amount: { currency: 'EUR', value } })
  if (isRefusal(cents)) return cents
  const shown = methods
    .filter((method) => cents === null || isWithin(method, cents))
    .map((method) => methodAnswer(method, place, search.get('include') === 'issuers'))
  const address = `${place.api}/methods`
  return {
    status: 200,
    body: pageAnswer('methods', shown, { address, limit: shown.length, from: null }),
  }
}
