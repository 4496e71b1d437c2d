const storageKey = 'kamersleutel.attempt'

/**
 * The idempotency key of one attempt to book. Made once and kept over a reload, so pressing twice,
 * or again after a lost answer, never books twice; another stay, guest or total is another attempt
 * with a key of its own.
 */
export function attemptKey(content: string): string {
  const kept = read()
  if (kept?.content === content) return kept.key
  const attempt = { key: newKey(), content }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt))
  } catch {
    memory = attempt
  }
  return attempt.key
}

/** Forgets the attempt: the next one is a new booking, even of the same stay. */
export function forgetAttempt(): void {
  memory = null
  try {
    sessionStorage.removeItem(storageKey)
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
let memory: { key: string; content: string } | null = null

function read(): { key: string; content: string } | null {
  try {
    return (
      memory ??
      (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
        key: string
        content: string
      } | null)
    )
  } catch {
    return memory
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
