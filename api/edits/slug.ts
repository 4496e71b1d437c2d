import { asSearched } from '../lists/search-words.ts'

/**
 * A name as an address has it: `Kamer op de tuin` is `kamer-op-de-tuin`.
 *
 * @param otherwise what it is where no letter or digit is left
 */
export function slugOf(name: string, otherwise: string): string {
  const words = asSearched(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return words || otherwise
}

/** The same with a number behind it where another has it, from 2 on. */
export function freeSlug(name: string, otherwise: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name, otherwise)
  for (let number = 2, free = slug; ; free = `${slug}-${number++}`)
    if (!taken.has(free)) return free
}
