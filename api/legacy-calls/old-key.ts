import { hash } from 'node:crypto'
import { type Moment, formatDay } from '../../rules/calendar/day.ts'

/**
 * The name of a press that an old page gives none: the same content on the same day is the same
 * press, so that a form posted twice books or orders once. After what it made is over it is a press
 * of its own, and may make it again.
 *
 * @param isOver whether what a name made is expired or cancelled; false where it made nothing
 */
export async function oldKey(
  content: object,
  { today }: Moment,
  isOver: (key: string) => Promise<boolean>,
): Promise<string> {
  const first = `old-${hash('sha256', JSON.stringify([formatDay(today), content]), 'base64url')}`
  let key = first
  for (let press = 2; await isOver(key); press++) key = `${first}-${press}`
  return key
}
