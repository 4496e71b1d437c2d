/** The name by which the database refuses cash and card on a day that was closed (migration 0035). */
const CONSTRAINT = 'cash_day_open'

/** Whether an error says that money at the desk was to be written on a day that was closed. */
export function isDayClosed(thrown: unknown): boolean {
  return thrown instanceof Error && 'constraint' in thrown && thrown.constraint === CONSTRAINT
}
