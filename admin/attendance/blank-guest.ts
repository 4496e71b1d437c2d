import type { ActRequest } from '../data/back-office-data-provider.ts'

/** What the night register asks when guests arrive. */
export type Register = Omit<ActRequest<'bookings', 'arrive'>, 'requestId' | 'version'>

/** A guest of whom nothing is written down yet. */
export const blankGuest: Register['guests'][number] = {
  name: '',
  residence: '',
  document: '',
  birthDate: '',
  nationality: '',
  address: '',
}
