import { type BookingSource, sourceColours } from '../../../rules/sources/booking-source.ts'

/** Every source of a booking, for controls. */
export const bookingSources = Object.keys(sourceColours) as BookingSource[]
