/** What is asked for: each kind has an attempt of its own. */
type Kind = 'booking' | 'breakfast'
const storageKeys: Record<Kind, string> = {
  booking: 'kamersleutel.attempt',
  breakfast: 'kamersleutel.breakfast-attempt',
}

/**
 * The idempotency key of one attempt to book or to order. Made once and kept over a reload, so
 * pressing twice, or again after a lost answer, never books twice; another stay, guest or total is
 * another attempt with a key of its own.
 */
export function attemptKey(content: string, kind: Kind = 'booking'): string {
  const kept = read(kind)
  if (kept?.content === content) return kept.key
  const attempt = { key: newKey(), content }
  try {
    sessionStorage.setItem(storageKeys[kind], JSON.stringify(attempt))
  } catch {
    memory[kind] = attempt
  }
  return attempt.key
}

/** Forgets the attempt: the next one is a new booking, even of the same stay. */
export function forgetAttempt(kind: Kind = 'booking'): void {
  memory[kind] = null
  try {
    sessionStorage.removeItem(storageKeys[kind])
  } catch {
    // Nothing was kept there.
  }
}

/** A booking that this browser made. */
export interface MadeBooking {
  stayAddress: string
  bookingId: string
  /** The key of the attempt that made it. */
  key: string
  /** When it was made, ms since 1970 UTC. */
  madeAt: number
}

const heldKey = 'kamersleutel.held'
const KEPT_MS = 24 * 3_600_000

/**
 * Remembers a booking that this browser made, for a day and for all its tabs: another tab must not
 * book the same stay again, nor blame another guest for one's own hold.
 */
export function rememberHeld(made: Omit<MadeBooking, 'madeAt'>): void {
  const others = madeBookings().filter(({ bookingId }) => bookingId !== made.bookingId)
  keepMade([{ ...made, madeAt: Date.now() }, ...others])
}

/** Forgets a booking: its hold is over. */
export function forgetHeld(id: string): void {
  keepMade(madeBookings().filter(({ bookingId }) => bookingId !== id))
}

/** What this browser booked in the last day, newest first. */
export function madeBookings(): MadeBooking[] {
  try {
    const kept = JSON.parse(localStorage.getItem(heldKey) ?? '[]') as MadeBooking[]
    return kept.filter(({ madeAt }) => Date.now() - madeAt < KEPT_MS)
  } catch {
    return []
  }
}

/** The newest booking this browser made of a stay; null when there is none. */
export function heldBooking(address: string): string | null {
  return madeBookings().find(({ stayAddress }) => stayAddress === address)?.bookingId ?? null
}

function keepMade(made: MadeBooking[]): void {
  try {
    localStorage.setItem(heldKey, JSON.stringify(made))
  } catch {
    // Then the screen cannot tell; it stays honest about the room being taken.
  }
}

/** Where the browser keeps nothing, the page itself remembers. */
const memory: Record<Kind, { key: string; content: string } | null> = {
  booking: null,
  breakfast: null,
}

function read(kind: Kind): { key: string; content: string } | null {
  try {
    return (
      memory[kind] ??
      (JSON.parse(sessionStorage.getItem(storageKeys[kind]) ?? 'null') as {
        key: string
        content: string
      } | null)
    )
  } catch {
    return memory[kind]
  }
}

/**
 * 128 random bits as hex. `randomUUID` is missing on a plain http address, as in the property's own
 * network.
 */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
