import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { BeginSale } from '../../../api/sales/begin-sale.ts'
import { SaleActs } from '../../../api/sales/sale-acts.ts'
import type { Setup } from '../setup/setup.ts'
import type { LivedKind, Part } from './part.ts'

const staff = { staffId: randomUUID(), name: 'Mieke Geurts', email: 'mieke@example.com' }
const flowers = { code: 'flowers', pieces: 2, days: 1 }

/** Two bunches of flowers, paid by card; the guest wants the receipt by mail. */
export const sales: LivedKind<{ id: string }> = {
  async make({ api: { app } }: Setup) {
    const id = randomUUID()
    const asked = { id, products: [flowers], bills: [], discount: null, totalCents: 2500 }
    await app.get(BeginSale).begin(asked, staff)
    const press = async (act: string, data: object, version?: number) => {
      const by = { by: staff.name, staffId: staff.staffId, requestId: `${act}-${version ?? 0}` }
      expect(await app.get(SaleActs).carryOut(id, { act, data, version, ...by })).toBeNull()
    }
    await press('choose', { method: 'pin' })
    await press('settle', {
      receivedCents: null,
      receiptEmail: 'sanne@example.com',
      receiptLanguage: 'nl',
    })
    const { version } = await app.get(SaleActs).detail(id)
    await press('yes', {}, version)
    return { id }
  },
}

/** What becomes of a sale. */
export const saleParts: Record<string, Part<{ id: string }>> = {
  'mailing its receipt': {
    activities: ['saleSendMail'],
    end: { events: ['sold'], mails: ['sale-receipt kept'], entries: ['sold', 'received'] },
  },
}
