import type { ReadingWords } from './reading-words.ts'

/** Tourist tax and prices. */
export const priceWords = {
  'tourist-tax.tariff': {
    title: 'Welk tarief toeristenbelasting geldt',
    values: {
      municipal: 'Eén tarief van de gemeente, met een ingangsdatum, op elk scherm',
      'per-screen': 'Elk scherm zijn eigen bedrag, uit de vier keuzes hieronder',
    },
  },
  'tourist-tax.booking': {
    title: 'Toeristenbelasting bij een boeking die u invoert',
    values: {
      '2.50': '€ 2,50 per persoon per nacht',
      '2.25': '€ 2,25 per persoon per nacht',
      '2.00': '€ 2,00 per persoon per nacht',
      '1.75': '€ 1,75 per persoon per nacht',
    },
  },
  'tourist-tax.checkout': {
    title: 'Toeristenbelasting in elke prijs voor gasten',
    values: { '2.50': '€ 2,50 per persoon per nacht', '1.75': '€ 1,75 per persoon per nacht' },
  },
  'tourist-tax.back-office': {
    title: 'Toeristenbelasting bij een boeking die u wijzigt',
    values: {
      '2.00': '€ 2,00 per persoon per nacht',
      '2.25': '€ 2,25 per persoon per nacht',
      '2.50': '€ 2,50 per persoon per nacht',
    },
  },
  'tourist-tax.bills': {
    title: 'Toeristenbelasting op de rekening van een overgenomen boeking',
    values: {
      '2.25': '€ 2,25 per persoon per nacht',
      '2.00': '€ 2,00 per persoon per nacht',
      '2.50': '€ 2,50 per persoon per nacht',
    },
  },
  'tourist-tax.percentage-base': {
    title: 'Waarover een percentage toeristenbelasting gaat',
    values: {
      'without-vat': 'Over de overnachting zonder btw',
      'with-vat': 'Over de overnachting met btw',
    },
  },
  'tourist-tax.night-cap': {
    title: 'Wat een maximum aantal belaste nachten betekent',
    values: {
      'first-nights': 'De eerste nachten tot het maximum tellen mee',
      'longer-stays-exempt': 'Een verblijf dat langer duurt, betaalt niets',
    },
  },
  'price.unit': {
    title: 'Waarvoor een kamerprijs geldt',
    values: {
      'per-room': 'Voor de kamer met dat aantal personen',
      'per-person': 'Voor elke persoon',
    },
  },
  'price.missing-persons': {
    title: 'Een aantal personen zonder eigen prijs',
    values: {
      'next-larger': 'Betaalt de prijs van het eerstvolgende grotere aantal',
      refused: 'Wordt geweigerd',
    },
  },
  'price.from': {
    title: 'De prijs achter ‘vanaf’',
    values: { 'all-in': 'Met alle verplichte kosten', literal: 'Het kale bedrag' },
  },
  nights: {
    title: 'Hoe nachten worden geteld',
    values: {
      difference: 'Vertrek min aankomst',
      'difference-minus-one': 'De dagen ertussen, min één',
    },
  },
  'total.ordinary': {
    title: 'Het totaal van een gewone kamer',
    values: {
      'sum-of-nights': 'De som van de nachten, elk met haar toeslag',
      'sum-times-nights': 'Die som, nog eens keer het aantal nachten',
    },
  },
  'season.overlap': {
    title: 'Twee seizoenen op dezelfde nacht',
    values: { highest: 'De hoogste toeslag telt', 'all-added': 'Alle toeslagen bij elkaar' },
  },
  'season.ends': {
    title: 'De laatste dag van een seizoen',
    values: {
      'last-night': 'Is een nacht met toeslag',
      'departure-day': 'Is een vertrekdag: de nacht ervoor is de laatste',
    },
  },
  'season.october-2025': {
    title: 'Toeslag van 11 tot en met 26 oktober 2025',
    values: { included: 'Telt mee', 'left-out': 'Telt niet mee' },
  },
  'season.none': {
    title: 'Een jaar zonder seizoenen',
    values: {
      'no-extra': 'Geen toeslag, en u krijgt een waarschuwing',
      'last-year': 'Het laatste bekende jaar loopt door',
    },
  },
  'family.extra-persons': {
    title: 'Familiekamer: een ander aantal personen dan vier',
    values: {
      table: '1, 2, 3 of 5 personen: € 10,00 per nacht erbij, 6 personen: € 20,00',
      'above-four': 'Elke persoon boven de vier: € 10,00 per nacht erbij',
    },
  },
  'family.guests': {
    title: 'Familiekamer: hoeveel personen',
    values: {
      'public-4-to-6': 'Gasten kiezen 4 tot 6, u kiest 1 tot 6',
      '1-to-6': 'Overal 1 tot 6',
    },
  },
  'family.friday-week': {
    title: 'Familiekamer: een week vanaf vrijdag',
    values: { offered: 'Te boeken, voor de weekprijs', 'not-offered': 'Niet te boeken' },
  },
  'family.seasons': {
    title: 'Familiekamer: seizoenstoeslag',
    values: { none: 'Geen toeslag', 'as-ordinary': 'Dezelfde toeslag als de gewone kamers' },
  },
  'family.tourist-tax': {
    title: 'Familiekamer: toeristenbelasting',
    values: { 'on-top': 'Komt boven op de vaste prijs', included: 'Zit in de vaste prijs' },
  },
  'change.pricing': {
    title: 'De prijs van een gewijzigd verblijf',
    values: {
      'sold-nights-stay':
        'Nachten die blijven houden hun prijs, nieuwe kosten de prijs van vandaag',
      'todays-prices': 'Elke nacht kost de prijs van vandaag',
    },
  },
  'total.change-screen': {
    title: 'Het verschil op het scherm om te wijzigen',
    values: {
      'as-change-pricing': 'Volgt ‘De prijs van een gewijzigd verblijf’',
      'price-times-nights': 'Prijs × nachten + € 2,00 per persoon per nacht, zonder toeslagen',
    },
  },
  'change.sum-times-nights': {
    title: 'Wijzigen waar de som keer de nachten telt',
    values: {
      'sold-nights-keep': 'Verkochte nachten houden hun deel, nieuwe tellen apart',
      'everything-anew': 'Het hele verblijf opnieuw berekend',
    },
  },
  'extras.e-bike': {
    title: 'Huur van een elektrische fiets',
    values: { '27.50': '€ 27,50 per dag', '25.00': '€ 25,00 per dag' },
  },
  'gift-card': {
    title: 'De cadeaubon van € 5,00',
    values: {
      extra: 'Een extra die bij 2 nachten of meer te kiezen is',
      discount: 'Elk verblijf van 2 nachten of meer is € 5,00 goedkoper',
    },
  },
  'vat.lodging': {
    title: 'De btw op een overnachting',
    values: {
      statutory: 'Het wettelijke tarief op de nacht zelf',
      stored: 'Het percentage dat bij de kamer staat',
    },
  },
  'invoice.rounding': {
    title: 'Hoe btw op een factuur wordt afgerond',
    values: {
      'per-rate': 'Per tarief van de factuur; een verschil wordt getoond',
      'per-line': 'Per regel, bij elkaar opgeteld',
    },
  },
} as const satisfies Partial<ReadingWords>
