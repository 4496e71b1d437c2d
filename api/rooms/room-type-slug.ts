import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { asSearched } from '../lists/search-words.ts'

/** A name as an address has it: `Kamer op de tuin` is `kamer-op-de-tuin`. */
function slugOf(name: string): string {
  return (
    asSearched(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'kamer'
  )
}

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
  current: string | null = null,
): string {
  const unnamed = slugOf(roomSettingsTexts.defaultName)
  const isNamed = current !== null && !new RegExp(`^${unnamed}(-\\d+)?$`).test(current)
  if (isNamed) return current
  const slug = slugOf(name)
  if (current !== null && slug === unnamed) return current
  for (let number = 2, free = slug; ; free = `${slug}-${number++}`)
    if (!taken.has(free)) return free
}
