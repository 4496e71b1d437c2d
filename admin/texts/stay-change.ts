import { wordsInForce } from './words.ts'

/** The overlay in which staff change dates, room type, room or persons of a booking (BO §2). */
export const stayChangeTexts = {
  get open() {
    return wordsInForce().booking.changeStay
  },
  get title() {
    return wordsInForce().booking.changeStayTitle
  },
  loading: 'De kamers worden opgezocht…',
  failed: 'De kamers en de vrije dagen zijn niet opgezocht. Niets is gewijzigd.',
  old: 'Oud',
  new: 'Nieuw',
  room: 'Kamer',
  roomNumber: 'Kamernummer',
  anyRoom: 'Laat het huis kiezen',
  givenAgain: 'Nummer opnieuw toegekend: %{number}',
  unpins: 'Vastgezet op %{number}, na de wijziging niet meer: kies een nummer om vast te houden.',
  pinnedTo: 'De boeking wordt vastgezet op dit nummer.',
  persons: 'Personen',
  payment: 'Betaling',
  dates: 'Datums',
  nights: '%{smart_count} nacht |||| %{smart_count} nachten',
  variant: 'Variant',
  total: 'Totaal',
  unchanged: 'Kies andere datums, een andere kamer of een ander aantal personen.',
  arrived: 'De gasten zijn er al: kies een andere vertrekdag.',
  pin: 'Kamer vastzetten',
  unpin: 'Kamer losmaken',
  pinned: 'De kamer is vastgezet.',
  unpinned: 'De kamer is losgemaakt: de boeking mag verhuizen.',
} as const
