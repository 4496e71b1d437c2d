import {
  type CancellationConditions,
  defaultConditions,
} from '../../rules/cancellation/conditions.ts'
import { type Readings, defaultReadings } from '../../rules/readings/readings.ts'

/** The conditions of cancelling that a stay was sold with: the rows, and whether they counted. */
export interface SoldConditions {
  rows: readonly CancellationConditions[]
  readings: Pick<Readings, 'cancellation.conditions'>
}

/** What is stored of them; a sale of before they were rows has the ones of then. */
export type StoredConditions = {
  rows: CancellationConditions[] | null
  reading: Readings['cancellation.conditions'] | null
} | null

/**
 * The conditions that a folio was first sold with, as SQL that gives `StoredConditions`: a later
 * change of the rows alters no sale (readings.md, "What was sold stays sold").
 *
 * @param folioId the column or parameter that names the folio
 */
export const soldConditionsSql = (folioId: string) => `(
  SELECT json_build_object('rows', terms.price_list -> 'conditions', 'reading', terms.readings ->> 'cancellation.conditions')
  FROM folio_entries entry JOIN sale_terms terms ON terms.id = entry.terms_id
  WHERE entry.folio_id = ${folioId} ORDER BY entry.id LIMIT 1)`

/** The conditions as they were sold, from what is stored of them. */
export function soldConditions(stored: StoredConditions): SoldConditions {
  const reading = stored?.reading ?? defaultReadings['cancellation.conditions']
  return {
    rows: stored?.rows ?? defaultConditions,
    readings: { 'cancellation.conditions': reading },
  }
}
