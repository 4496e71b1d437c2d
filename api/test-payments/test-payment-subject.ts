import type { Subject } from '../subjects/events.ts'

/** A test payment as outbox, events and workflows name it. Its folio has the same id and kind. */
export function testPaymentSubject(id: string): Subject {
  return { kind: 'test-payment', id }
}
