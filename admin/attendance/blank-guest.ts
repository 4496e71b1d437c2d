import type { ArrivalRequest } from '../../api/bookings/attendance-requests.ts'

/** A guest of whom nothing is written down yet. */
export const blankGuest: ArrivalRequest['guests'][number] = {
  name: '',
  residence: '',
  document: '',
  birthDate: '',
  nationality: '',
  address: '',
}
