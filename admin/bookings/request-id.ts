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
