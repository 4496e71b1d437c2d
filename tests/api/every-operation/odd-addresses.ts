import fc from 'fast-check'

/** Of what somebody makes up who looks for another way in, or another way out. */
const PARTS = [
  ...['/', '//', '/', '\\', '.', '..', '...', '%2e%2e', '%2f', '%5c', '%', '%0', '%c0%af', '%00'],
  ...['[', ']', '[::1]', ':80', ':', '@', ';', '?', '#', '&', '=', '*', '!', '|', '"', '<', '{'],
  ...['http:', 'http://', 'HTTPS://', 'javascript:', 'evil.example', 'localhost', 'x'],
  ...['home', 'kamers', 'kamer', 'agenda', 'api', 'back-office', 'bookings', 'assets', 'sandbox'],
  ...['pictures', 'art', 'bedankt', 'id', '1', 'payment', 'user', '__proto__', 'constructor'],
]

/** An address as nobody writes it by hand, of characters that a request may have. */
export const oddAddress = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''))
