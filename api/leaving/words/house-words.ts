import type { TableWords } from './table-words-shape.ts'

/** What the house is, and what it asks. */
export const houseWords: Readonly<Record<string, TableWords>> = {
  room_types: {
    nl: 'Kamertypen',
    en: 'Kinds of room that guests choose from',
    columns: {
      slug: 'its address on the site',
      kind: 'ordinary or family: which rules hold for it',
      description: 'what guests read',
      registration_number: 'of the municipality',
    },
  },
  room_type_prices: {
    nl: 'Prijzen per nacht en aantal personen',
    en: 'Price of a night by persons',
    columns: { persons: 'how many persons', cents: 'for a night, VAT included, in cents' },
  },
  room_type_facilities: {
    nl: 'Voorzieningen van een kamertype',
    en: 'What a kind of room has',
    columns: {},
  },
  room_type_images: {
    nl: 'Foto’s van een kamertype',
    en: 'Photos of a kind of room',
    columns: {
      url: 'address of a photo that is not kept here; empty text where picture says which',
      alt: 'what is to be seen, for who does not see',
      cover: 'true: shown first',
      picture: 'the picture, by hash',
    },
  },
  pictures: {
    nl: 'Geüploade foto’s',
    en: 'Uploaded photos; their files lie in pictures/',
    columns: {
      hash: 'name of the picture',
      width: 'of the largest, in pixels',
      height: 'of the largest, in pixels',
      widths: 'all widths there are, in pixels',
      touched_at: 'when it was last uploaded or taken off',
    },
  },
  rooms: {
    nl: 'Kamers',
    en: 'Rooms',
    columns: { number: 'on the door', label: 'what staff call it' },
  },
  seasons: {
    nl: 'Seizoenen',
    en: 'Seasons with a surcharge a night',
    columns: {
      first_night: 'first night',
      last_date: 'last day',
      cents: 'more for a night, in cents',
    },
  },
  sources: {
    nl: 'Waar boekingen vandaan komen',
    en: 'Where bookings come from',
    columns: {
      id: 'what a booking names it by; own-website and none are there in every house',
      colour: 'in the agenda: # with red, green and blue',
      prepaid: 'whether its bookings come in paid; of own-website staff are asked for each',
      mails: 'which mails its guests get: all, cancellation (only that one) or none',
      tourist_tax:
        'how its tourist tax reaches the municipality: desk (the guest pays the house), price (in what it pays the house) or channel (it remits it itself)',
      active: 'whether it is offered for a new booking',
    },
  },
  minimum_night_rules: {
    nl: 'Minimum aantal nachten',
    en: 'Fewest nights of a stay that takes in a night',
    columns: { day: 'the night', nights: 'fewest nights' },
  },
  family_tariffs: {
    nl: 'Tarieven van de familiekamer',
    en: 'Prices of the family room',
    columns: {
      weekend_cents: 'a weekend, in cents',
      midweek_cents: 'a midweek, in cents',
      week_cents: 'a week, in cents',
      cleaning_cents: 'cleaning, in cents',
      extra_by_persons: 'what 0, 1, 2 … persons add a night, in cents',
      extra_person_cents: 'more a night for each person above four, in cents',
    },
  },
  breakfast_tariffs: {
    nl: 'Ontbijttarieven',
    en: 'Prices of breakfast',
    columns: {
      box_cents: 'a box, in cents',
      delivery_cents: 'delivery, in cents',
      kids_box_cents: 'a box for a child, in cents',
      home_village: 'where delivery is free',
    },
  },
  tourist_tax_tariffs: {
    nl: 'Toeristenbelasting',
    en: 'Tourist tax',
    columns: {
      cents: 'for a person and night, in cents; empty where it is a share',
      basis_points: 'share of the price in hundredths of a per cent; empty where it is an amount',
      child_age_limit: 'children below this age pay none',
      residents_exempt: 'true: who lives in the municipality pays none',
      night_cap: 'most nights that are taxed',
    },
  },
  vat_rates: {
    nl: 'Btw-tarieven',
    en: 'VAT rates',
    columns: {
      category: 'what is taxed so',
      basis_points: 'rate in hundredths of a per cent',
    },
  },
  cancellation_conditions: {
    nl: 'Annuleringsvoorwaarden',
    en: 'What goes back after a cancellation',
    columns: { steps: 'days before arrival, and the share that goes back' },
  },
  products: {
    nl: 'Producten en extra’s',
    en: 'What is sold beside nights',
    columns: {
      code: 'fixed name in the program',
      unit: 'what one of it is',
      cents: 'price of one, VAT included, in cents; empty: asked at the desk',
      stock: 'how many there are a day; empty: any number',
      minimum_persons: 'fewest persons',
      minimum_nights: 'fewest nights',
    },
  },
  delivery_distances: {
    nl: 'Bezorgafstanden',
    en: 'How far a breakfast is brought',
    columns: {
      place: 'the village',
      metres: 'by road, in metres',
      estimated: 'true: not measured',
    },
  },
  closures: {
    nl: 'Sluitingen',
    en: 'Nights on which a room, a kind of room or the house is shut',
    columns: {
      nights: 'the nights',
      reason: 'why, for staff',
      vacation_id: 'the same for all that was shut together',
      planned_by: 'name of who shut it',
      room_id: 'the room; empty: more than one',
      room_type_id: 'the kind of room; empty with room_id: the whole house',
    },
  },
  channel_links: {
    nl: 'Kanaalkoppelingen',
    en: 'Rooms of which a channel reads the nights that are not free',
    columns: {
      channel: 'which channel, as the source of a booking',
      made_at: 'when its address was made',
      made_by: 'name of who made it',
    },
  },
  page_texts: {
    nl: 'Teksten van de pagina’s',
    en: 'Pages of the site',
    columns: {
      slug: 'its address on the site',
      title: 'its title',
      description: 'what search engines show',
      body: 'its text, in Markdown',
    },
  },
  text_corrections: {
    nl: 'Zelf gewijzigde teksten van site en mails',
    en: 'Texts of site and mails that staff wrote anew',
    columns: { id: 'which text', text: 'what it says now' },
  },
  translations: {
    nl: 'Vertalingen van wat het huis zelf schreef',
    en: 'What staff wrote, in other languages',
    columns: {
      noun: 'the table of the Dutch; texts: a sentence of site or mails',
      key: 'which row',
      field: 'which of its columns',
      language: 'in which language',
      text: 'what it says there',
      original: 'the Dutch that it was made of',
    },
  },
  settings: {
    nl: 'Instellingen',
    en: 'What staff set: the company, check-in times, mail sources …',
    columns: { key: 'which setting', value: 'what it is set to' },
  },
  planned_edits: {
    nl: 'Geplande wijzigingen',
    en: 'Changes that the house makes by itself on a day',
    columns: {
      from_day: 'the day',
      noun: 'of what, such as seasons',
      key: 'of which row; of a new one what it belongs to',
      values: 'what is to be written; empty: the row is to be removed',
      base: 'the last change that it knew',
      title: 'what it is, in words',
      told: 'what changes, in words',
      email: 'who is told when it cannot be done',
      planned_at: 'when it was planned',
      state: 'waiting, done, refused or withdrawn',
      why: 'why it could not be done',
      ended_at: 'when it was done, refused or withdrawn',
      tries: 'how often it was tried',
    },
  },
  changes: {
    nl: 'Wie wat wijzigde',
    en: 'What staff changed, row by row',
    columns: {
      noun: 'the table',
      row_key: 'key of the row',
      before: 'the row as it was; empty: it was made',
      after: 'the row as it became; empty: it was removed',
    },
  },
}
