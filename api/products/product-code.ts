import { asSearched } from '../lists/search-words.ts'

/**
 * What a new product is known by: its name as an address has it, with a number where another has it.
 * It stays when the name changes.
 */
export function productCode(name: string, taken: ReadonlySet<string>): string {
  const words = asSearched(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  const code = words || 'product'
  for (let number = 2, free = code; ; free = `${code}-${number++}`)
    if (!taken.has(free)) return free
}
