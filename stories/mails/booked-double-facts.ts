import type { BookedDoubleFacts } from '../../api/mail/templates/booked-double-mail.ts'
import { words } from '../../rules/texts/all-words.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { unpaid } from './booking-facts.ts'

/** A stay that a channel sold, without a room; another type has one. */
export const bookedDouble: BookedDoubleFacts = {
  number: 'Airbnb',
  recipient: { name: '', email: '' },
  channelName: 'Airbnb',
  reference: 'HMA4XQ3B2T',
  roomTypeName: 'Knusse kamer',
  arrival: parseDay('2026-05-14')!,
  departure: parseDay('2026-05-17')!,
  movedNumber: null,
  freeRoomTypes: ['Kleine knusse kamer', 'Ruime knusse kamer'],
  numbers: ['B2026115', 'B2026131'],
  words: words(),
  property: unpaid.property,
  publicUrl: unpaid.publicUrl,
  now: unpaid.now,
}

/** A booking that its channel moved to nights on which nothing is free. */
export const movedDouble: BookedDoubleFacts = {
  ...bookedDouble,
  channelName: 'Booking.com',
  reference: null,
  movedNumber: 'B2026102',
  freeRoomTypes: [],
  numbers: [],
}
