import { wordsInForce } from './words.ts'

/** Kamers: the room types with their rooms, prices, facilities and minimum nights (BO §2, §3, §8). */
export const roomTypeTexts = {
  get title() {
    return wordsInForce().roomSettings.title
  },
  get open() {
    return wordsInForce().roomSettings.open
  },
  get add() {
    return wordsInForce().roomSettings.add
  },
  get end() {
    return wordsInForce().roomSettings.end
  },
  list: 'Kamertypes, in de volgorde van de site',
  loading: 'De kamers worden geladen',
  failed: 'De kamers zijn niet geladen. Niets is gewijzigd.',
  name: 'Naam',
  vat: 'Btw',
  vatPercent: '%{vat}%',
  stock: 'Voorraad',
  stockHint: 'Zoveel kamers hieronder staan aan.',
  order: 'Volgorde',
  earlier: 'Zet %{name} eerder',
  later: 'Zet %{name} later',
  ordered: 'De volgorde is gewijzigd.',
  opening: 'Openen',
  doing: 'Doen',
  room: 'Kamer %{number}',
  noRooms: 'Nog geen kamers',
  on: 'aan',
  off: 'uit',
  isOff: 'Staat uit',
  incomplete: 'Nog niet te boeken',
  one: 'Kamer wijzigen',
  details: 'Naam en omschrijving',
  description: 'Omschrijving',
  vatField: 'Btw (%)',
  vatHint:
    'Telt alleen als bij Keuzes ‘De btw op een overnachting’ op het percentage van de kamer staat; anders geldt het wettelijke tarief.',
  registrationNumber: 'Registratienummer',
  registrationHint: 'Van de gemeente; gasten lezen het bij de kamer.',
  active: 'Te boeken',
  missing: {
    title: 'Gasten kunnen dit kamertype nog niet boeken',
    off: 'Dit kamertype staat uit. Gasten zien het niet; boekingen en rekeningen blijven.',
    rooms: 'Er is nog geen kamer die aan staat. Voeg er hieronder een toe.',
    prices: 'Er is nog geen prijs. Voeg er hieronder een toe.',
    tariff: 'Er is nog geen tarief voor de familiekamer. Vul het in bij Tarieven familiekamer.',
  },
  prices: {
    title: 'Prijs per aantal personen',
    persons: 'Personen',
    amount: 'Per nacht (€)',
    add: 'Prijs toevoegen',
    change: 'Wijzig prijs voor %{persons}',
    remove: 'Verwijder prijs voor %{persons}',
    tryRemoval: 'Probeer eerst: verwijder prijs voor %{persons}',
    for: 'Prijs voor %{persons}',
    empty: 'Nog geen prijzen.',
    get added() {
      return wordsInForce().roomSettings.priceAdded
    },
    get notAdded() {
      return wordsInForce().roomSettings.priceNotAdded
    },
    get removed() {
      return wordsInForce().roomSettings.priceRemoved
    },
    family: 'De familiekamer heeft vaste prijzen per arrangement.',
    familyLink: 'Tarieven van de familiekamer',
  },
  nights: {
    title: 'Minimaal aantal nachten',
    day: 'Vanaf datum',
    from: 'Minimaal aantal nachten vanaf %{day}',
    nights: 'Nachten',
    add: 'Minimum toevoegen',
    remove: 'Verwijder het minimum van %{day}',
    tryRemoval: 'Probeer eerst: verwijder het minimum van %{day}',
    empty: 'Nog geen minimum per datum.',
    get added() {
      return wordsInForce().roomSettings.minimumNightsAdded
    },
    get removed() {
      return wordsInForce().roomSettings.minimumNightsRemoved
    },
  },
  rooms: {
    title: 'Kamers van dit type',
    number: 'Nummer',
    label: 'Bijnaam',
    active: 'Aan',
    sold: 'Kamer %{number} wordt verkocht',
    add: 'Kamer toevoegen',
    change: 'Wijzig kamer %{number}',
    remove: 'Verwijder kamer %{number}',
    empty: 'Nog geen kamers.',
    added: 'De kamer is toegevoegd.',
    removed: 'De kamer is verwijderd.',
    offHint:
      'Een kamer die uit staat wordt niet verkocht. Haar boekingen blijven in de agenda staan.',
  },
  facilities: {
    title: 'Faciliteiten',
    name: 'Nieuwe faciliteit',
    named: 'Faciliteit',
    add: 'Faciliteit toevoegen',
    change: 'Wijzig %{name}',
    remove: 'Verwijder %{name}',
    empty: 'Nog geen faciliteiten.',
    get added() {
      return wordsInForce().roomSettings.facilityAdded
    },
    get notAdded() {
      return wordsInForce().roomSettings.facilityNotAdded
    },
    get removed() {
      return wordsInForce().roomSettings.facilityRemoved
    },
  },
  get saved() {
    return wordsInForce().roomSettings.saved
  },
  get notSaved() {
    return wordsInForce().roomSettings.failed
  },
  get notSavedLater() {
    return wordsInForce().roomSettings.failedLater
  },
  keep: 'Bewaar',
  cancel: 'Annuleer',
  new: {
    title: 'Kamer toevoegen',
    explain:
      'Zo komt een kamer op de site. U kunt tussendoor stoppen: wat u opslaat, blijft staan.',
    steps: {
      name: 'Naam en soort',
      rooms: 'De kamers met hun nummer',
      prices: 'De prijs per aantal personen',
      rest: 'Foto’s, faciliteiten en een minimum aantal nachten',
    },
    stepsHint: 'Met een kamer en een prijs kunnen gasten boeken.',
    begin: 'Naar stap 1',
    step: 'Stap 1: naam en soort',
    nameHint: 'U kunt de naam later nog wijzigen.',
    kind: 'Soort',
    ordinary: 'Gewone kamer, met een prijs per aantal personen',
    family: 'Familiekamer, met een vaste prijs per weekend, midweek of week',
    submit: 'Kamer toevoegen',
    added: 'De kamer is toegevoegd. Vul haar hieronder aan.',
  },
  gone: 'Wat u hieronder typte, staat er nog. Zet het kamertype terug als het toch nodig is.',
  remove: { title: 'Kamertype verwijderen', removed: 'Het kamertype is verwijderd.' },
} as const
