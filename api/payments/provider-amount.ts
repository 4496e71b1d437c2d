import { z } from 'zod'

const amount = z.object({ currency: z.string(), value: z.string() })

/** An amount as Mollie writes it: euro in a text with two decimals, `300.00`. */
export type ProviderAmount = z.infer<typeof amount>

/**
 * `30000` cents → `{ currency: 'EUR', value: '300.00' }`. Throws a `RangeError` for anything but
 * whole, non-negative cents.
 */
export function providerAmount(cents: number): ProviderAmount {
  if (!Number.isSafeInteger(cents) || cents < 0)
    throw new RangeError(`not an amount in cents: ${cents}`)
  const digits = String(cents).padStart(3, '0')
  return { currency: 'EUR', value: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

/**
 * The cents of a provider's amount, read from its digits: `Number('1.15') * 100` is
 * 114.99999999999999. Null when it is not euro.
 */
export function centsOf({ currency, value }: ProviderAmount): number | null {
  const match = /^(\d{1,9})\.(\d{2})$/.exec(value)
  return match && currency === 'EUR' ? Number(match[1]! + match[2]!) : null
}

/** Such an amount in what somebody sends, read as its cents. */
export const euroCents = amount.transform((given, context) => {
  const cents = centsOf(given)
  if (cents !== null) return cents
  context.addIssue('The amount is invalid: it must be euro, with two decimals')
  return z.NEVER
})
