import type { WireRefusal } from './wire.ts'

/** What Mollie answers instead of what was asked. */
export interface Refusal {
  status: number
  detail: string
  field?: string
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

export function refusalAnswer({ status, detail, field }: Refusal): WireRefusal {
  return {
    status,
    title: TITLES[status] ?? 'Error',
    detail,
    ...(field === undefined ? {} : { field }),
    _links: {
      documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' },
    },
  }
}

const no = (field: string, detail: string): Refusal => ({ status: 422, field, detail })

/** The locales that Mollie's types name, as far as a Dutch house could ask for one. */
const LOCALES = ['nl_NL', 'nl_BE', 'en_US', 'en_GB', 'de_DE', 'fr_FR', 'fr_BE']

/** From memory: a description is at most 255 characters, that of a refund 140. */
const LONGEST = { payment: 255, refund: 140 }
/** From memory: metadata are about one kB. */
const METADATA_BYTES = 1_024

export interface Amount {
  currency: string
  value: string
}

/** What a request may hold before it was looked at. */
export type Body = Record<string, unknown>

/** The cents of an amount; a refusal where it is not euro in a text with two decimals. */
export function centsIn(body: Body): number | Refusal {
  const amount = body['amount'] as Partial<Amount> | undefined
  if (!amount || typeof amount !== 'object') return no('amount', 'The amount is required')
  if (amount.currency !== 'EUR') return no('amount', 'The currency is not supported')
  if (typeof amount.value !== 'string' || !/^\d{1,9}\.\d{2}$/.test(amount.value))
    return no('amount', 'The amount is invalid: it must be a text with two decimals')
  const cents = Number(amount.value.replace('.', ''))
  return cents > 0 ? cents : no('amount', 'The amount is lower than the minimum')
}

export function refuseDescription(body: Body, of: keyof typeof LONGEST): Refusal | null {
  const { description } = body
  // From memory: a refund needs none.
  if (of === 'refund' && (description === undefined || description === '')) return null
  if (typeof description !== 'string' || description === '')
    return no('description', 'The description is required')
  return Array.from(description).length > LONGEST[of]
    ? no('description', `The description is longer than ${LONGEST[of]} characters`)
    : null
}

/** What is wrong with where the payer comes back to, and whom to call. */
export function refuseAddresses(body: Body): Refusal | null {
  const redirect = addressIn(body['redirectUrl'])
  if (!redirect) return no('redirectUrl', 'The redirect URL is invalid')
  if (body['webhookUrl'] === undefined) return null
  const webhook = addressIn(body['webhookUrl'])
  if (!webhook) return no('webhookUrl', 'The webhook URL is invalid')
  // From memory: an address that Mollie cannot reach is refused at once.
  return isLocal(webhook.hostname)
    ? no(
        'webhookUrl',
        "The webhook URL is invalid because it is unreachable from Mollie's point of view",
      )
    : null
}

/** From memory, but for the words that the types name. */
export function refuseRest(body: Body): Refusal | null {
  const { locale, metadata } = body
  if (locale !== undefined && !LOCALES.some((one) => one === locale))
    return no('locale', 'The locale is invalid')
  return metadata !== undefined && JSON.stringify(metadata).length > METADATA_BYTES
    ? no('metadata', 'The metadata is too long')
    : null
}

function addressIn(value: unknown): URL | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  const address = new URL(value)
  return /^https?:$/.test(address.protocol) ? address : null
}

function isLocal(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname.endsWith('.local') ||
    hostname === '[::1]' ||
    !hostname.includes('.') ||
    /^(0|10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(hostname)
  )
}
