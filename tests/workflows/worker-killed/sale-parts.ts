import { randomUUID } from 'node:crypto'
import { Sales } from '../../../api/sales/sales.ts'
import type { Answer } from '../../../api/errors/refused.ts'
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
    done(await desk.begin(asked, staff))
    done(await desk.move(id, { type: 'choose', method: 'pin' }))
    const receiptEmail = 'sanne@example.com'
    const { version } = done(await desk.settle(id, { receivedCents: null, receiptEmail }, staff))
    return done(await desk.yes(id, version, staff))
  },
}

function done<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.error.text)
  return answer.value
}

/** What becomes of a sale. */
export const saleParts: Record<string, Part<{ id: string }>> = {
  'mailing its receipt': {
    activities: ['saleSendMail'],
    end: { events: ['sold'], mails: ['sale-receipt kept'], entries: ['sold', 'received'] },
  },
}
