import { customerOfOrder, recordAddress, screens } from '../../screens/screen-routes.ts'

/** A table of which it is written down who changed what, in the words of who reads it. */
export interface ChangedNoun {
  /** One of its rows: `Seizoen`. */
  name: string
  /** Its columns. What a value is, its column and its form tell (`value-words.ts`). */
  fields: Readonly<Record<string, string>>
  /** Its rows that have a fixed key, by it. */
  rows?: Readonly<Record<string, string>>
  /** The parts of a value that is an object. */
  parts?: Readonly<Record<string, string>>
  /** Where a row is shown, by its key; left out where nothing shows it. */
  address?: (key: string) => string
}

const source = 'Waar dit vandaan komt'
const validFrom = 'Geldt vanaf'
const roomType = 'Kamertype'
const sort = 'Volgorde'
const onSettings = () => screens.settings.path
const onRooms = () => `${screens.settings.path}?tab=kamers`
/** Its key begins with that of its room type. */
const ofItsType = (key: string) => recordAddress('roomType', key.split(' ')[0] ?? '')

/**
 * Every table whose changes are written down (`note_change`). A table or column that is new is named
 * here: a test compares with the database (`tests/api/edits/changed-nouns.test.ts`).
 */
export const changedNouns: Readonly<Record<string, ChangedNoun>> = {
  breakfast_tariffs: {
    name: 'Ontbijttarief',
    fields: {
      box_cents: 'Box',
      kids_box_cents: 'Kinderbox',
      delivery_cents: 'Bezorging',
      home_village: 'Gratis bezorgen in',
      valid_from: validFrom,
      source,
    },
    address: (key) => recordAddress('breakfastTariff', key),
  },
  cancellation_conditions: {
    name: 'Annuleringsvoorwaarden',
    fields: { steps: 'Wat er terugkomt', valid_from: validFrom, source },
    address: (key) => recordAddress('conditionsRow', key),
  },
  channel_feeds: {
    name: 'Agenda van een kanaal',
    fields: {
      link_id: 'Koppeling',
      meaning: 'Wat een blokkade is',
      confirmed: 'Eerste lijst bevestigd',
      may_be_empty: 'Mag leeg zijn',
    },
    address: () => screens.channels.path,
  },
  channel_links: {
    name: 'Kanaalkoppeling',
    fields: {
      channel: 'Kanaal',
      room_id: 'Kamer',
      made_at: 'Koppeling gemaakt',
      made_by: 'Gemaakt door',
    },
    address: () => screens.channels.path,
  },
  closures: {
    name: 'Sluiting',
    fields: {
      nights: 'Nachten',
      reason: 'Reden',
      room_id: 'Kamer',
      room_type_id: roomType,
      vacation_id: 'Vakantie',
      planned_by: 'Gepland door',
      created_at: 'Gemaakt',
    },
    address: () => screens.vacations.path,
  },
  customer_consents: {
    name: 'Toestemming',
    fields: {
      customer_id: 'Klant',
      what: 'Waarvoor',
      given_at: 'Gegeven',
      given_by: 'Genoteerd door',
      withdrawn_at: 'Ingetrokken',
      withdrawn_by: 'Ingetrokken door',
    },
    address: () => screens.customers.path,
  },
  customer_orders: {
    name: 'Boeking of bestelling van een klant',
    fields: {
      order_id: 'Boeking of bestelling',
      kind: 'Soort',
      customer_id: 'Klant',
      apart: 'Afgesplitst',
      erased_at: 'Gewist',
    },
    address: customerOfOrder,
  },
  customers: {
    name: 'Klant',
    fields: {
      name: 'Naam',
      email: 'E-mail',
      phone: 'Telefoon',
      city: 'Plaats',
      business: 'Zakelijk',
      notes: 'Notitie',
      merged_into: 'Samengevoegd met',
      erasure_asked_at: 'Wissen gevraagd',
      erasure_asked_by: 'Wissen gevraagd door',
      erased_at: 'Gewist',
      created_at: 'Gemaakt',
    },
    address: (key) => recordAddress('customer', key),
  },
  delivery_distances: {
    name: 'Bezorgafstand',
    fields: {
      postcode: 'Postcode',
      place: 'Plaats',
      metres: 'Meter over de weg',
      estimated: 'Geschat',
    },
    address: (key) => recordAddress('deliveryDistance', key),
  },
  family_tariffs: {
    name: 'Tarief van de familiekamer',
    fields: {
      weekend_cents: 'Weekend',
      midweek_cents: 'Midweek',
      week_cents: 'Week',
      cleaning_cents: 'Schoonmaak',
      extra_person_cents: 'Extra persoon',
      extra_by_persons: 'Extra per aantal personen',
      valid_from: validFrom,
      source,
    },
    address: (key) => recordAddress('familyTariff', key),
  },
  feed_blocks: {
    name: 'Blokkade van een kanaal',
    fields: { link_id: 'Koppeling', nights: 'Nachten', state: 'Staat', asks: 'Vraag' },
    address: () => screens.channels.path,
  },
  minimum_night_rules: {
    name: 'Minimum aantal nachten',
    fields: { day: 'Dag', nights: 'Nachten', room_type_id: roomType },
    address: onRooms,
  },
  page_texts: {
    name: 'Paginatekst',
    fields: { slug: 'Adres', title: 'Titel', description: 'Omschrijving', body: 'Tekst' },
  },
  products: {
    name: 'Product',
    fields: {
      code: 'Kenmerk',
      name: 'Naam',
      unit: 'Eenheid',
      cents: 'Prijs',
      vat_category: 'Btw',
      stock: 'Voorraad',
      minimum_persons: 'Vanaf aantal personen',
      minimum_nights: 'Vanaf aantal nachten',
      active: 'Te koop',
      sort,
      source,
    },
    address: () => `${screens.settings.path}?tab=producten`,
  },
  planned_edits: {
    name: 'Geplande wijziging',
    fields: {
      from_day: 'Geldt vanaf',
      title: 'Wat',
      told: 'Van wat naar wat',
      planned_at: 'Gepland',
      state: 'Stand',
      why: 'Waarom niet doorgevoerd',
      ended_at: 'Afgelopen',
    },
    address: () => screens.plannedEdits.path,
  },
  room_type_facilities: {
    name: 'Faciliteit',
    fields: { name: 'Naam', room_type_id: roomType, sort },
    address: onRooms,
  },
  room_type_images: {
    name: 'Foto',
    fields: {
      url: 'Bestand',
      picture: 'Foto',
      alt: 'Omschrijving',
      cover: 'Omslag',
      room_type_id: roomType,
      sort,
    },
    address: onRooms,
  },
  room_type_prices: {
    name: 'Prijs per aantal personen',
    fields: { cents: 'Prijs per nacht', persons: 'Personen', room_type_id: roomType },
    address: ofItsType,
  },
  room_types: {
    name: 'Kamertype',
    fields: {
      name: 'Naam',
      slug: 'Adres',
      description: 'Omschrijving',
      kind: 'Soort',
      active: 'Te boeken',
      vat_basis_points: 'Btw',
      registration_number: 'Registratienummer',
      sort,
    },
    address: (key) => recordAddress('roomType', key),
  },
  rooms: {
    name: 'Kamer',
    fields: { number: 'Nummer', label: 'Naam', active: 'In gebruik', room_type_id: roomType },
    address: onRooms,
  },
  seasons: {
    name: 'Seizoen',
    fields: {
      first_night: 'Eerste nacht',
      last_date: 'Laatste dag',
      cents: 'Toeslag per nacht',
      source,
    },
    address: (key) => recordAddress('season', key),
  },
  settings: {
    name: 'Instelling',
    fields: { key: 'Instelling', value: 'Waarde' },
    rows: {
      property: 'Bedrijfsgegevens en inchecktijden',
      banner: 'Nieuws op de voorpagina',
      breakfast: 'Ontbijt in huis',
      readings: 'Keuzes',
      'rule-numbers': 'Regels',
      'source-colours': 'Kleuren van de bronnen',
      clock: 'De klok',
      opening: 'Openen van de site',
      'price-answers': 'Wat het huis niet heeft',
      'public-address': 'Adres van het huis',
      'new-booking-mail': 'Mail bij een nieuwe boeking',
      'night-register': 'Nachtregister',
      'old-calls': 'De oude website',
    },
    parts: {
      name: 'Naam',
      address: 'Adres',
      postcode: 'Postcode',
      city: 'Plaats',
      phone: 'Telefoon',
      email: 'E-mail',
      kvk: 'KvK-nummer',
      vatId: 'Btw-nummer',
      iban: 'IBAN',
      checkIn: 'Inchecktijden',
      checkOut: 'Uitchecktijd',
      text: 'Tekst',
      touristTax: 'Geen toeristenbelasting',
      seasons: 'Geen seizoenen',
      breakfast: 'Geen ontbijt',
      included: 'Zit bij elke overnachting in',
      today: 'Vandaag',
      since: 'Open sinds',
      url: 'Adres',
      on: 'Aan',
      residence: 'Woonplaats',
      document: 'Identiteitsbewijs',
      birthDate: 'Geboortedatum',
      nationality: 'Nationaliteit',
      keepMonths: 'Bewaartermijn in maanden',
      'own-website': 'Eigen website',
      airbnb: 'Airbnb',
      'booking.com': 'Booking.com',
      'bedandbreakfast.nl': 'bedandbreakfast.nl',
      none: 'Zonder bron',
      'cut-off.minute': 'Vandaag en morgen sluiten om',
      'horizon.days': 'Zo ver vooruit te boeken',
      'horizon.free-days': 'Gewone kamers zonder die grens',
      'stay.nights': 'Langste verblijf online',
      'weekend.nights': 'Bij aankomst op vrijdag of zaterdag',
      'summer.nights': 'Bij aankomst van 1 juli tot en met 3 september',
      'closed-season.first-night': 'Eerste gesloten nacht',
      'closed-season.last-night': 'Laatste gesloten nacht',
      'visitor.nights': 'Onbetaald vast te houden per bezoeker',
      'hold.minutes': 'Een kamer blijft vast tijdens het betalen',
      'pay-link.days': 'Een betaallink geldt',
      'delivery.metres': 'Verste adres over de weg',
    },
    address: onSettings,
  },
  sources: {
    name: 'Bron',
    fields: {
      name: 'Naam',
      colour: 'Kleur in de agenda',
      prepaid: 'Vooraf betaald',
      mails: 'Mails aan de gast',
      tourist_tax: 'Toeristenbelasting',
      active: 'In gebruik',
    },
    address: (key) => recordAddress('source', key),
  },
  staff: {
    name: 'Account',
    fields: {
      name: 'Naam',
      email: 'E-mail',
      active: 'Aan',
      invited_at: 'Uitgenodigd',
      password_set_at: 'Wachtwoord gekozen',
      totp_since: 'Inloggen in twee stappen sinds',
      sessions_ended_at: 'Andere apparaten uitgelogd',
      recovery_codes_renewed_at: 'Nieuwe herstelcodes',
    },
    address: (key) => recordAddress('staffMember', key),
  },
  text_corrections: {
    name: 'Tekst',
    fields: { text: 'Tekst' },
    address: () => screens.texts.path,
  },
  tourist_tax_tariffs: {
    name: 'Toeristenbelasting',
    fields: {
      cents: 'Per persoon per nacht',
      basis_points: 'Deel van de prijs',
      child_age_limit: 'Kinderen tot',
      night_cap: 'Hoogstens zoveel nachten',
      residents_exempt: 'Inwoners betalen niets',
      valid_from: validFrom,
      source,
    },
    address: (key) => recordAddress('touristTaxTariff', key),
  },
  translations: {
    name: 'Vertaling',
    fields: {
      noun: 'Soort',
      key: 'Waarvan',
      field: 'Wat',
      language: 'Taal',
      text: 'Vertaling',
      original: 'Nederlands',
    },
    address: () => screens.translations.path,
  },
  vat_rates: {
    name: 'Btw-tarief',
    fields: { category: 'Soort', basis_points: 'Tarief', valid_from: validFrom, source },
    address: () => screens.vatRates.path,
  },
}
