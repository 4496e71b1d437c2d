import { bookingTexts } from '../texts/booking.ts'
import type { Tell } from './remark.ts'

const suffix = bookingTexts.cancelledSuffix.trim().toLowerCase()

/**
 * A title as a guest's name: a cancelled booking was known by the suffix of its title (BO §4), which
 * might stand there twice, or be typed by hand.
 */
export function readTitle(
  title: string,
  path: string,
  tell: Tell,
): { name: string; cancelled: boolean } {
  let name = title.trim()
  while (name.slice(-suffix.length).toLowerCase() === suffix)
    name = name.slice(0, -suffix.length).trimEnd()
  const cancelled = name !== title.trim()
  const after = (name + bookingTexts.cancelledSuffix).trim()
  if (cancelled && title.trim() !== after)
    tell(path, 'repaired', 'suffix-written-otherwise', title, after)
  return { name, cancelled }
}
