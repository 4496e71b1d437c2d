/**
 * When boxes are delivered, over all half hours that can be chosen: `tussen 9.00 en 11.00 uur`.
 *
 * @param slots in the order of the day, labelled as `9.00-9.30`
 */
export function deliveryHoursWords(slots: readonly { label: string }[]): string {
  const [from] = slots.at(0)!.label.split('-')
  const [, until] = slots.at(-1)!.label.split('-')
  return `tussen ${from} en ${until} uur`
}
