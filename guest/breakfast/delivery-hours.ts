import { timesIn } from '../../rules/stay-times/spoken-times.ts'
import type { Value } from '../../rules/texts/message.ts'

/**
 * When boxes are delivered, over all half hours that can be chosen: from `9.00` until `11.00`.
 *
 * @param slots in the order of the day, labelled as `9.00-9.30`
 */
export function deliveryHours(slots: readonly { label: string }[]): { from: Value; until: Value } {
  const times = slots.flatMap(({ label }) => timesIn(label))
  return { from: times.at(0)!, until: times.at(-1)! }
}
