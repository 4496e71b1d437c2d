/**
 * The name of one press: asked again with it, after a lost answer, the API does nothing a second
 * time. 128 random bits as hex, because `randomUUID` is missing on a plain http address, as in the
 * property's own network.
 */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The same as a UUID, for a record that has the id of the press that made it. */
export function newUuid(): string {
  const hex = newRequestId()
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    // Version 4 and its variant, as random ones have.
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
