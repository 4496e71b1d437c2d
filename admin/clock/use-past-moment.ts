import { useProperty } from '../property/use-property.ts'
import { pastMoment, shortMoment } from './staff-moment.ts'

/** Words for when something happened, with the year where it is not the property's year now. */
export function usePastMoment(): (instant: string) => string {
  const { data: property } = useProperty()
  return (instant) => (property ? pastMoment(instant, property.today) : shortMoment(instant))
}
