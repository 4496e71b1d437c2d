/**
 * A key as the old database gave it, which nobody guesses. One that is shorter, such as a place in a
 * list, proves nothing: whoever counts would find every guest.
 */
const KEY = /^-[\w-]{15,40}$/

/** Whether the id in a link or a call is a key of the old database, and none of ours. */
export function isOldKey(id: string): boolean {
  return KEY.test(id)
}
