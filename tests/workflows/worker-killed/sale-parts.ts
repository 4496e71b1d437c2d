import { randomUUID } from 'node:crypto'
import { Sales } from '../../../api/sales/sales.ts'
import type { Setup } from '../setup/setup.ts'
import type { LivedKind, Part } from './part.ts'

const staff = { staffId: randomUUID(), name: 'Mieke Geurts', email: 'mieke@example.com' }
const flowers = { code: 'flowers', pieces: 2, days: 1 }

/** Two bunches of flowers, paid by card; the guest wants the receipt by mail. */
export const sales: LivedKind<{ id: string }> = {
  async make(setup: Setup) {
    const desk = setup.api.app.get(Sales)
    const id = randomUUID()
    const asked = { id, products: [flowers], bills: [], discount: null, totalCents: 2500 }
    await desk.begin(asked, staff)
    await desk.act(id, 'choose', { method: 'pin' }, staff)
    const settled = { receivedCents: null, receiptEmail: 'sanne@example.com' }
    const { version } = await desk.act(id, 'settle', settled, staff)
    return desk.act(id, 'yes', { version }, staff)
  },
}

/** What becomes of a sale. */
export const saleParts: Record<string, Part<{ id: string }>> = {
  'mailing its receipt': {
    activities: ['saleSendMail'],
    end: { events: ['sold'], mails: ['sale-receipt kept'], entries: ['sold', 'received'] },
  },
}
