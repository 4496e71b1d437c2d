import { agendaTexts as literal } from '../../rules/texts/agenda.ts'
import { bookingTexts } from '../../rules/texts/booking.ts'

/**
 * The agenda (BO §2): the names of the views are the document's, small letter of "dag" included.
 */
export const agendaTexts = {
  title: 'Agenda',
  get today() {
    return literal.today
  },
  toBookings: 'Naar de boekingen',
  earlier: 'Vorige',
  later: 'Volgende',
  get day() {
    return literal.day
  },
  get week() {
    return literal.week
  },
  get month() {
    return literal.month
  },
  views: 'Weergave',
  todayPanel: {
    open: 'Gasten',
    openLabel: 'Gasten vandaag',
    title: 'Gasten van vandaag, %{day}',
    failed: 'De gasten van vandaag zijn niet geladen.',
  },
  goToDate: 'Ga naar datum',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  chooseMonth: 'Maand',
  chooseYear: 'Jaar',
  weekNumber: 'week %{week}',
  legend: 'Legenda',
  get paid() {
    return bookingTexts.paid
  },
  get open() {
    return literal.billOpen
  },
  get cancelled() {
    return bookingTexts.cancelledSuffix.trim()
  },
  cancelledSample: 'Naam',
  lapsed: '(verlopen)',
  noShow: 'Niet gekomen',
  leftEarly: 'Vertrokken op %{day}',
  closed: 'Geblokkeerd',
  times: 'Inchecken %{checkIn} · uitchecken %{checkOut}, getoond tot %{shownUntil}',
  tonight: 'Vannacht',
  thatNight: 'Die nacht',
  occupiedOf: '%{occupied} van %{rooms} bezet',
  nightsOf: '%{nights} van %{of} nachten',
  gridWeek: 'Week %{week}, een kolom per kamer',
  gridDay: '%{day}, een kolom per kamer',
  gridMonth: 'Bezetting %{month}',
  todayHidden: 'vandaag',
  openWeekend: 'Weekend uitklappen',
  closeWeekend: 'Weekend inklappen',
  room: 'Kamer %{number}',
  roomWord: 'Kamer',
  get change() {
    return literal.change
  },
  changeLabel: 'Wijzig boeking van %{name}, kamer %{number}',
  since: 'sinds %{day}',
  until: 'tot %{day}',
  heldUntil: 'optie tot %{time}',
  comesBetween: 'komt tussen %{from} en %{until}',
  leaves: 'Vertrek %{time}',
  persons: '1 persoon |||| %{smart_count} personen',
  personsShort: '1\u00a0pers. |||| %{smart_count}\u00a0pers.',
  nights: '1 nacht |||| %{smart_count} nachten',
  block: '%{persons}p · %{nights}n',
  boxes: '1 box |||| %{smart_count} boxen',
  deliveriesOn:
    'Ontbijt op %{day}: 1 bestelling |||| Ontbijt op %{day}: %{smart_count} bestellingen',
  void: 'vervallen',
  loading: 'De agenda wordt geladen',
  loaded: '%{title}: 1 boeking |||| %{title}: %{smart_count} boekingen',
  failed: 'De boekingen van deze periode zijn niet geladen. Niets is gewijzigd.',
  empty: 'Geen boekingen in %{period}.',
  addFirst: 'Voeg een boeking toe',
  noRooms: 'Nog geen kamers',
  noRoomsHint:
    'Elke kamer krijgt hier een eigen kolom. Voeg de eerste kamer toe, dan staan haar boekingen in de agenda.',
  toRooms: 'Naar de kamers',
  emptyFrom: 'Geen boekingen van %{period}.',
  pinned: 'vast in deze kamer',
  pin: 'Zet vast in deze kamer',
  unpin: 'Maak los van deze kamer',
  pinnedNow: 'De boeking staat vast in deze kamer',
  unpinned: 'De boeking mag naar een andere kamer',
  hand: {
    choose: 'Vrije nachten kiezen',
    nothingFree: 'Geen vrije nachten in deze periode',
    off: 'Deze kamer staat uit',
    taken: 'Bezet: %{name}',
    past: 'Begint in het verleden',
  },
  offType: 'Staat uit: %{type}',
  keys: {
    occupied: 'Bezet',
    comes: 'Komt',
    from: 'vanaf %{time}',
    change: 'Wissel',
    leaves: 'Vertrekt',
    before: 'voor %{time}',
    free: 'Vrij',
    empty: 'Leeg',
    closed: 'Geblokkeerd',
    off: 'Staat uit',
    held: 'Optie',
    untilDay: 'tot %{day}',
    throughDay: 't/m %{day}',
    today: 'vandaag',
    nights: '%{occupied}/%{of} nachten',
  },
  roomMenu: {
    open: 'Kamer %{number}: schoonmaken of buiten gebruik',
    dirty: 'Niet schoon',
    cleanRoom: 'Kamer %{number} is niet schoon, meld schoon',
    clean: 'Meld schoon',
    soil: 'Meld niet schoon',
    outOfOrder: 'Zet buiten gebruik…',
    reason: 'Buiten gebruik',
  },
  list: {
    chooseDay: 'Dag kiezen',
    dayLabel: '%{day}, %{occupied} van %{rooms} kamers bezet',
    arrivals: 'Aankomsten',
    departures: 'Vertrekken',
    stays: 'Blijven',
    empty: 'Verkocht, niemand aanwezig',
    cancelled: 'Geannuleerd',
    free: 'Vrij vannacht',
    freeThatNight: 'Vrij die nacht',
    closed: 'Geblokkeerd',
    deliveries: 'Ontbijtboxen',
    from: 'vanaf %{time}',
    by: 'uiterlijk %{time}',
    makeReady: 'kamer klaarmaken voor %{time}',
    noArrivals: 'Geen aankomsten.',
    noDepartures: 'Geen vertrekken.',
    noStays: 'Geen blijvende gasten.',
    noFree: 'Geen kamers vrij.',
    rooms: 'Kamers',
    noGuests: 'Geen gasten deze week.',
    gridDays: '%{stay}, een rij per kamer',
    freeThrough: 'vrij t/m %{day}',
  },
  season: 'gesloten seizoen, kan met reden',
  board: {
    room: 'Kamer',
    full: 'vol',
    free: 'vrij',
    freeRooms: '%{day}: %{free} vrij',
  },
} as const
