import { randomUUID } from 'node:crypto'
import type { TestPaymentView } from '../../../api/test-payments/test-payment-view.ts'
import { signedIn } from '../../api/setup/signed-in.ts'
import { choose } from '../setup/setup.ts'
import type { LivedKind, Part } from './part.ts'

/** A test payment that staff began: its cent can be paid at the provider. */
export const testPayments: LivedKind<TestPaymentView> = {
  async make(setup) {
    const staff = await signedIn(setup.api.app, setup.url)
    const { status, body } = await staff.post<TestPaymentView>('/api/back-office/test-payments', {
      id: randomUUID(),
    })
    if (status !== 200) throw new Error(`not accepted: ${status} ${JSON.stringify(body)}`)
    return body
  },
}

/** What becomes of a test payment. */
export const testPaymentParts: Record<string, Part<TestPaymentView>> = {
  'hearing of its cent and paying it back': {
    activities: ['testPaymentSyncPayment', 'testPaymentRefundLatePayment'],
    begin: (_setup, { paymentUrl }) => choose(paymentUrl!, 'paid'),
    end: {
      events: ['payment-opened', 'paid', 'refunded'],
      mails: [],
      entries: ['sold', 'received', 'changed', 'refunded'],
      refunds: 1,
    },
  },
}
