import type { Tell } from './remark.ts'

/** As the old site wrote it: what this house calls a cancelled booking today changes nothing in it. */
const suffix = '(Geannuleerd)'

/**
 * A title as a guest's name: a cancelled booking was known by the suffix of its title (BO §4), which
 * might stand there twice, or be typed by hand.
 *
 * @param title without blanks around it
 */
export function readTitle(
  title: string,
  path: string,
  tell: Tell,
): { name: string; cancelled: boolean } {
  let name = title
  while (name.slice(-suffix.length).toLowerCase() === suffix.toLowerCase())
    name = name.slice(0, -suffix.length).trimEnd()
  const cancelled = name !== title
  const after = `${name} ${suffix}`.trim()
  if (cancelled && title !== after) tell(path, 'repaired', 'suffix-written-otherwise', title, after)
  return { name, cancelled }
}
