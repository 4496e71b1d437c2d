import { PaymentProvider } from '../../../../api/payments/payment-provider.ts'
import { type MollieServer, mollieServer } from '../../../setup/mollie/mollie-server.ts'

/** Where the tests of the contract ask: Mollie's test mode where its key is given, else here. */
export interface Target {
  endpoint: string
  apiKey: string
  close(): Promise<void>
}

export async function openTarget(): Promise<Target> {
  const apiKey = process.env['MOLLIE_TEST_KEY']
  if (!apiKey) return localTarget(await mollieServer())
  // A key of the live mode would take real money.
  if (!apiKey.startsWith('test_')) throw new RangeError('MOLLIE_TEST_KEY is not a test key')
  return { endpoint: 'https://api.mollie.com/v2', apiKey, close: async () => {} }
}

function localTarget({ url, key, close }: MollieServer): Target {
  return { endpoint: url, apiKey: key, close }
}

/** Our client, as the house has it. */
export function clientOf(
  { endpoint, apiKey }: Pick<Target, 'endpoint' | 'apiKey'>,
  timeoutMs = 15_000,
): PaymentProvider {
  return new PaymentProvider({ endpoint, apiKey, timeoutMs })
}
