import type { BookingEntryRequest } from '../../api/bookings/booking-entry-shapes.ts'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import { checkOverruleReason } from '../../rules/forms/check-overrule-reason.ts'
import { ADULT_AGE, checkParty } from '../../rules/forms/check-party.ts'
import { checkStaffBooking } from '../../rules/forms/check-staff-booking.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { ownWebsite } from '../../rules/sources/source.ts'
import { message } from '../../rules/texts/message.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { errorsInWords } from '../texts/words.ts'
import { ANY_ROOM, type EntryValues, acceptedStay } from './entry-values.ts'

/** What is asked of the server while the form is filled in. */
export type PreviewRequest = Pick<
  BookingEntryRequest,
  'roomTypeId' | 'roomId' | 'childAges' | 'residents' | 'extras'
> & {
  arrival: string | null
  departure: string | null
  persons: number | null
  source: string | null
}

/** What the stay comes to so far; null while no room type is chosen. */
export function previewRequest(values: EntryValues): PreviewRequest | null {
  const { roomTypeId, arrival, departure, persons, extras, source } = values
  if (roomTypeId === null) return null
  return {
    roomTypeId,
    roomId: values.roomId === ANY_ROOM ? null : values.roomId,
    arrival: departure === null ? null : arrival,
    departure: arrival === null ? null : departure,
    persons,
    source,
    ...toldParty(values),
    extras: extras.filter(({ pieces, days }) => isCount(pieces) && isCount(days)),
  }
}

/** The booking as it is sent; only for what `entryErrors` finds nothing wrong with. */
export function entryRequest(
  values: EntryValues,
  preview: Worded<BookingPreview> | undefined,
  requestId: string,
): BookingEntryRequest {
  const { source, paid, method, name, email, phone, city, notes, language, overruleReason } = values
  const { arrival, departure, persons } = values
  const isAsked = source === ownWebsite
  return {
    ...previewRequest(values)!,
    requestId,
    arrival: arrival!,
    departure: departure!,
    persons: persons!,
    extras: values.extras,
    source: source!,
    paid: isAsked ? paid === 'yes' : null,
    method: isAsked && paid === 'yes' ? method : null,
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    city: city ?? '',
    notes: notes ?? '',
    language,
    overruleReason: overruleReason ?? '',
    shownTotalCents: acceptedStay(preview)?.quote.totalCents ?? null,
  }
}

/** What is wrong at which field, as react-admin's forms want it; the server checks the same. */
export function entryErrors(
  values: EntryValues,
  preview: Worded<BookingPreview> | undefined,
): Record<string, string> {
  const { roomTypeId, roomId, source, paid, name, email, phone, persons } = values
  const form = {
    roomTypeId,
    roomNumber: roomId,
    source,
    paid: paid === null ? null : paid === 'yes',
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    city: values.city ?? '',
    notes: values.notes ?? '',
    persons,
  }
  const found: FieldError[] = [...checkStaffBooking(form)]
  if (values.arrival === null || values.departure === null)
    found.push({ field: 'arrival', text: message('stay.invalidDates') })
  if (persons !== null) found.push(...checkParty(values, persons))
  if (source === ownWebsite && paid === 'yes' && values.method === null)
    found.push({ field: 'method', text: message('booking.methodMissing') })
  const stay = acceptedStay(preview)
  for (const { id, text } of stay?.refusedExtras ?? []) found.push({ field: `extras.${id}`, text })
  const missing = checkOverruleReason(stay?.warnings ?? [], values.overruleReason ?? '')
  if (missing !== null) found.push({ field: 'overruleReason', text: missing })
  return errorsInWords(found)
}

/** What the tax can be reckoned with: whole, or nothing while something of it cannot be. */
function toldParty({ childAges, residents, persons }: EntryValues) {
  const ages = childAges.filter((age): age is number => age !== null && age < ADULT_AGE)
  const isWhole = persons !== null && checkParty({ childAges, residents }, persons).length === 0
  return isWhole ? { childAges: ages, residents } : { childAges: [], residents: 0 }
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 1
}
