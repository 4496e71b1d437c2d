import type { GuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { ArrivalWindow } from '../../rules/stay-times/arrival-window.ts'

/** The answers of step Gegevens; what is not asked stays empty. */
export type GuestAnswers = Required<Omit<GuestDetails, 'notes'>>

/** What a guest has filled in so far. */
export interface Draft {
  guest: GuestAnswers
  /** About when they arrive; null where they leave it open. */
  arrivalWindow: ArrivalWindow | null
  remark: string
  /** The age of each child, null until it is chosen; empty where none comes or none is asked. */
  childAges: (number | null)[]
  /** How many live in the municipality. */
  residents: number
  /** What they pay with, by the provider's name; null until they choose. */
  method: string | null
}

export const emptyDraft: Draft = {
  guest: { firstName: '', lastName: '', email: '', phone: '', city: '', address: '', postcode: '' },
  arrivalWindow: null,
  remark: '',
  childAges: [],
  residents: 0,
  method: null,
}

const storageKey = 'kamersleutel.checkout'

/**
 * What was typed is kept for this tab only: a reload keeps it, the next person at the computer does
 * not find it. A browser that keeps nothing (or something unreadable) starts empty.
 */
export function loadDraft(): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Draft> | null
    return { ...emptyDraft, ...kept, guest: { ...emptyDraft.guest, ...kept?.guest } }
  } catch {
    return emptyDraft
  }
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Private windows may refuse; the booking goes on without.
  }
}
