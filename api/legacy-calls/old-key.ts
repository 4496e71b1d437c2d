import { hash } from 'node:crypto'
import { type Moment, formatDay } from '../../rules/calendar/day.ts'

/**
 * The name of a press that an old page gives none: the same content on the same day is the same
 * press, so that a form posted twice books or orders once.
 */
export function oldKey(content: object, { today }: Moment): string {
  return `old-${hash('sha256', JSON.stringify([formatDay(today), content]), 'base64url')}`
}
