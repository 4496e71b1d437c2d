import { Thread } from '../operation/thread.ts'
import type { draw } from './revenue-pdf-thread.ts'
import type { RevenueView } from './revenue-view.ts'

const LIMITS = { withinMs: 30_000, megabytes: 256 }

const thread = new Thread<typeof draw>('revenue-pdf-thread', import.meta.url, LIMITS)

/** `revenuePdf`, drawn while others are answered. */
export async function printRevenue(shown: RevenueView, house: string): Promise<Buffer> {
  return Buffer.from(await thread.run({ shown, house }))
}
