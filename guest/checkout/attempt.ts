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

const heldKey = 'kamersleutel.held'

/**
 * Remembers the booking this tab made of a stay, so that coming back does not blame another guest
 * for one's own hold.
 */
export function rememberHeld(stayAddress: string, bookingId: string): void {
  try {
    sessionStorage.setItem(heldKey, JSON.stringify({ stayAddress, bookingId }))
  } catch {
    // Then the screen cannot tell; it stays honest about the room being taken.
  }
}

/** Forgets what this tab held: the hold is over. */
export function forgetHeld(): void {
  try {
    sessionStorage.removeItem(heldKey)
  } catch {
    // Nothing was kept there.
  }
}

/** The booking this tab made last, of that stay where one is named; null when there is none. */
export function heldBooking(stayAddress?: string): string | null {
  try {
    const held = JSON.parse(sessionStorage.getItem(heldKey) ?? 'null') as {
      stayAddress: string
      bookingId: string
    } | null
    return held && (stayAddress === undefined || held.stayAddress === stayAddress)
      ? held.bookingId
      : null
  } catch {
    return null
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
