import type { Subject } from '../subjects/subject.ts'

/** The kind of a sale, as its folio and its subject have it. */
export const SALE_KIND = 'sale'

/** A sale as outbox, events and workflows name it. Its folio has the same id. */
export function saleSubject(id: string): Subject {
  return { kind: SALE_KIND, id }
}
