export type Events = Record<string, Record<string, unknown>>

/** Some of each fault, each in a booking of its own, far enough apart to stand alone. */
export function breakEvents(events: Events): void {
  const keys = Object.keys(events)
  const at = (index: number) => events[keys[index]!]!
  Object.assign(at(10), { title: at(10).email, email: at(10).title })
  Object.assign(at(20), {
    singlePrice: '92,50',
    persons: '2',
    roomnumber: String(at(20).roomnumber),
  })
  Object.assign(at(30), { endYear: null, endMonth: null, endDay: null })
  Object.assign(at(40), { bookingsnumber: at(41).bookingsnumber })
  Object.assign(at(50), { title: 'Jan Smit (Geannuleerd)(Geannuleerd)' })
  Object.assign(at(60), { resourceId: null })
  Object.assign(at(70), { endMonth: 40, end: '' })
  Object.assign(at(80), { roomnumber: null, chosenRoom: 'Extra kamer' })
  Object.assign(at(90), { totalNights: Number(at(90).totalNights) + 1 })
  Object.assign(at(100), {
    startMonth: 40,
    startYear: null,
    endMonth: 40,
    end: '',
    totalNights: null,
  })
  Object.assign(at(110), { place: 'Tante Riet', type: '' })
  // One that comes into the room of another, in the weeks ahead.
  const taken = keys.findLast((key) => !String(events[key]!.title).endsWith('(Geannuleerd)'))!
  events[`${taken}z`] = { ...events[taken], title: 'Piet Dubbel', bookingsnumber: 'B20230999' }
}
