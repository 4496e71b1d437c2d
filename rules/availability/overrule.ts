import type { Screen } from '../quotes/screen.ts'
import type { Readings } from '../readings/readings.ts'
import type { StayRefusalReason } from './stay-refusal.ts'

/** What staff may overrule, by the reading `staff.may-overrule`. */
const overruled: Record<Readings['staff.may-overrule'], ReadonlySet<StayRefusalReason>> = {
  'closed-season-and-minimum-nights': new Set<StayRefusalReason>([
    'closed-season',
    'minimum-nights-weekend',
    'minimum-nights-summer',
    'minimum-nights-date',
  ]),
  'closed-season': new Set<StayRefusalReason>(['closed-season']),
}

/**
 * True where a rule that refuses a guest only warns this screen: staff may book all the same, with
 * a reason (BO §5 "no real check runs"). A taken room is never among them.
 */
export function mayOverrule(
  reason: StayRefusalReason,
  screen: Screen,
  readings: Pick<Readings, 'staff.may-overrule'>,
): boolean {
  return screen === 'agenda' && overruled[readings['staff.may-overrule']].has(reason)
}
