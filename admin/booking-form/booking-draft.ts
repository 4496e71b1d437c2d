import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'

/** What the form lets staff write anew, but for the payment. */
export const draftFields = ['roomId', 'name', 'email', 'phone', 'notes', 'language'] as const
export type DraftField = (typeof draftFields)[number]

/** A field as its input holds it: a room by its id. */
type Standing = Record<DraftField, string>

/**
 * What somebody has written and not saved: of each touched field what stood there when they wrote
 * it. A field that is not here shows the booking as it is, also when somebody else changes it.
 */
export type BookingDraft = Partial<Record<DraftField, { from: string; to: string }>>

type Booking = Pick<
  BookingDetailView,
  'roomId' | 'guestName' | 'email' | 'phone' | 'notes' | 'language'
>

export function standingOf({ roomId, guestName: name, ...texts }: Booking): Standing {
  const { email, phone, notes, language } = texts
  return { roomId: roomId === null ? '' : String(roomId), name, email, phone, notes, language }
}

/** What a field shows. */
export function shownIn(draft: BookingDraft, booking: Booking, field: DraftField): string {
  return draft[field]?.to ?? standingOf(booking)[field]
}

/** The draft with a field written; as it stands in the booking, it is written no more. */
export function write(
  draft: BookingDraft,
  booking: Booking,
  field: DraftField,
  to: string,
): BookingDraft {
  const { [field]: before, ...others } = draft
  const stands = standingOf(booking)[field]
  return to === stands ? others : { ...others, [field]: { from: before?.from ?? stands, to } }
}

/** The touched fields that somebody else changed since, to something else than was written. */
export function conflictsIn(draft: BookingDraft, booking: Booking): DraftField[] {
  const stands = standingOf(booking)
  return draftFields.filter((field) => {
    const written = draft[field]
    return written && written.from !== stands[field] && written.to !== stands[field]
  })
}

/** Of what was written and what stands there by now, what was written is to stay. */
export function keepMine(draft: BookingDraft, booking: Booking, field: DraftField): BookingDraft {
  const written = draft[field]
  if (!written) return draft
  return { ...draft, [field]: { ...written, from: standingOf(booking)[field] } }
}

/** What stands there by now is to stay. */
export function takeTheirs(draft: BookingDraft, field: DraftField): BookingDraft {
  const { [field]: _gone, ...others } = draft
  return others
}

/** What is sent of it: only what was touched. */
export function editOf(draft: BookingDraft): {
  roomId?: number
  name?: string
  email?: string
  phone?: string
  notes?: string
  language?: string
} {
  const { roomId, ...texts } = draft
  return {
    ...(roomId ? { roomId: Number(roomId.to) } : {}),
    ...Object.fromEntries(Object.entries(texts).map(([field, written]) => [field, written.to])),
  }
}
