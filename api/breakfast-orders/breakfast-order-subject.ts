import type { Subject } from '../subjects/subject.ts'

/** An order as outbox, events and workflows name it. Its folio has the same id and kind. */
export function breakfastOrderSubject(id: string): Subject {
  return { kind: 'breakfast-order', id }
}
