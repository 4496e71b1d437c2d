/**
 * Mollie's ways to pay whose money comes, or is known not to come, only after days: by a transfer,
 * by being collected, or by somebody who pays later (from memory). A hold lives for minutes.
 *
 * A list of those that do not do, and not of those that do: a new name for iDEAL must not leave a
 * house without payments, and money that comes too late goes back by itself.
 */
const SLOW = [
  'alma',
  'bacs',
  'banktransfer',
  'billie',
  'directdebit',
  'in3',
  'klarna',
  'klarnapaylater',
  'klarnapaynow',
  'klarnasliceit',
  'multibanco',
  'riverty',
  'trustly',
]

/**
 * Whether a payment by this way stays open, or uncertain, for longer than any hold: it is not
 * offered (docs/why-not-mollies-own-client.md).
 *
 * @param id the provider's name for it, such as `banktransfer`
 */
export function staysOpenForDays(id: string): boolean {
  return SLOW.includes(id)
}
