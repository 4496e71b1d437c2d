/**
 * Anything with a life of its own that is carried to its end: a booking today, an order or a form
 * tomorrow. Outbox, events, dues, mails and workflows name it so and know no kind.
 */
export interface Subject {
  /** Such as `booking`; the registry of kinds says which workflow carries it. */
  kind: string
  id: string
}
