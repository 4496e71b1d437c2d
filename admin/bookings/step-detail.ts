import type { TimelineStep } from '../../api/bookings/booking-views.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { bookingTexts } from '../texts/bookings.ts'
import type { useText } from '../texts/use-text.ts'

type Text = ReturnType<typeof useText>
const { reasons, methods, byWhom } = bookingTexts.timeline

/** The line under a step's name: sum, method, address, why and who; null where there is none. */
export function stepDetail({ by, data }: Pick<TimelineStep, 'by' | 'data'>, text: Text) {
  const { cents, method, from, to, reason, note } = data
  const known = [
    from === undefined || to === undefined ? to : text('bookings.timeline.moved', { from, to }),
    cents === undefined ? undefined : formatEuro(cents),
    isIn(methods, method) ? text(`bookings.timeline.methods.${method}`) : undefined,
    isIn(reasons, reason) ? text(`bookings.timeline.reasons.${reason}`) : undefined,
    // What the provider tells needs no name: the step itself says so.
    by === null || by === 'provider'
      ? undefined
      : isIn(byWhom, by)
        ? text(`bookings.timeline.byWhom.${by}`)
        : text('bookings.timeline.by', { name: by }),
    note,
  ]
  return known.filter((part) => part !== undefined).join(', ') || null
}

function isIn<Words extends object>(
  words: Words,
  key: string | undefined,
): key is keyof Words & string {
  return key !== undefined && Object.hasOwn(words, key)
}
