import { freeSlug, slugOf } from '../edits/slug.ts'

const UNNAMED = 'kamer'

/**
 * The address of a room type: made from its first name of its own, with a number where another has
 * it. It stays when the name changes later: guests and search engines know it.
 *
 * @param taken the addresses of the others
 * @param current its address until now; null for one that is new
 */
export function roomTypeSlug(
  name: string,
  taken: ReadonlySet<string>,
  defaultName: string,
  current: string | null = null,
): string {
  const unnamed = slugOf(defaultName, UNNAMED)
  const isNamed = current !== null && !new RegExp(`^${unnamed}(-\\d+)?$`).test(current)
  if (isNamed) return current
  if (current !== null && slugOf(name, UNNAMED) === unnamed) return current
  return freeSlug(name, UNNAMED, taken)
}
