import type { ReadingWords } from './reading-words.ts'

const full = {
  stock: 'Als er evenveel kamers geboekt zijn als er zijn',
  'stock-minus-one': 'Eén kamer eerder; met één kamer is de nacht nooit te boeken',
} as const
const closed = {
  'every-year': 'De nachten van 24 december tot en met 5 januari, elk jaar',
  '2024-only': 'Alleen van 24 december 2024 tot en met 2 januari 2025',
  none: 'Geen gesloten seizoen',
} as const
const notice = {
  'two-days': 'Op zijn vroegst overmorgen',
  '24-hours': 'Minstens 24 uur van tevoren',
} as const

/** Rooms and availability, breakfast and the cash desk. */
export const roomWords = {
  'rooms.physical': {
    title: 'Welke kamers er zijn',
    values: { rows: 'Rijen met nummer en kamertype, te beheren bij Kamers' },
  },
  'rooms.resource-id': {
    title: 'Het interne nummer van een kamer',
    values: { generated: 'Wordt vanzelf gemaakt', 'count-plus-one': 'Het aantal kamers plus één' },
  },
  'family.capacity': {
    title: 'Hoeveel familiekamers er zijn',
    values: { one: 'Eén: nummer 12', four: 'Een voorraad van vier' },
  },
  'availability.full.guest': { title: 'Wanneer een nacht vol is voor gasten', values: full },
  'availability.full.agenda': { title: 'Wanneer een nacht vol is in de agenda', values: full },
  'availability.blocked': {
    title: 'Hoe een nacht dicht gaat',
    values: { closure: 'Door een vakantie of sluiting', five: 'Door het aantal 5' },
  },
  'closure.means': {
    title: 'Wat een gesloten dag betekent',
    values: {
      night: 'De nacht is dicht: ’s ochtends vertrekken mag',
      day: 'De hele dag is dicht, ook om te vertrekken',
    },
  },
  horizon: {
    title: 'Hoe ver vooruit er te boeken is',
    values: {
      'every-room': 'Elke kamer 400 dagen vooruit',
      'family-only': 'De 400 dagen gelden alleen voor de familiekamer',
    },
  },
  'closed-season.ordinary': { title: 'Gesloten seizoen van de gewone kamers', values: closed },
  'closed-season.family': { title: 'Gesloten seizoen van de familiekamer', values: closed },
  'cut-off': {
    title: 'Wat er na 14:00 dicht gaat',
    values: {
      'today-and-tomorrow': 'Vandaag en morgen, voor aankomst en bezorging',
      'tomorrow-only': 'Alleen morgen',
      'deliveries-only': 'Vandaag en morgen, alleen voor bezorging',
      none: 'Niets',
    },
  },
  'family.temporary': {
    title: 'Een familieboeking die nog niet betaald is',
    values: { holds: 'Houdt haar nachten vast', 'does-not-hold': 'Houdt niets vast' },
  },
  'minimum-nights.summer': {
    title: 'Waar het minimum aantal nachten in de zomer geldt',
    values: {
      everywhere: 'Overal waar een verblijf wordt gekozen',
      'search-only': 'Alleen in het zoekformulier',
    },
  },
  'minimum-nights.date-rule': {
    title: 'Wanneer een minimum voor een datum geldt',
    values: {
      'any-night': 'Als een nacht van het verblijf op die datum valt',
      'arrival-day': 'Als de gast op die datum aankomt',
      'from-that-date': 'Vanaf die datum, tot een volgende regel',
    },
  },
  'minimum-nights.wording': {
    title: 'Hoe de regel voor het weekend begint',
    values: { 'als-de-startdatum': '‘Als de startdatum …’', 'bij-aankomst': '‘Bij aankomst …’' },
  },
  'refusals.order': {
    title: 'Welke redenen een gast leest',
    values: { all: 'Alle, in een vaste volgorde', first: 'Alleen de eerste' },
  },
  'breakfast.notice.public': { title: 'Ontbijt bestellen op de website', values: notice },
  'breakfast.notice.staff': { title: 'Ontbijt bestellen aan de kassa', values: notice },
  'breakfast.kids': {
    title: 'Ontbijt voor kinderen',
    values: {
      'both-forms': 'Op de website en aan de kassa',
      'public-only': 'Alleen op de website',
    },
  },
  'breakfast.minimum': {
    title: 'Hoe weinig ontbijtjes een bestelling mag hebben',
    values: { one: 'Minstens één', none: 'Ook geen' },
  },
  'cash.rounding': {
    title: 'Contant betalen',
    values: { off: 'Op de cent', 'to-0.05': 'Afgerond op 5 cent' },
  },
  'cash.fields': {
    title: 'Wat er bij een verkoop aan de kassa wordt vastgelegd',
    values: { derived: 'Volgt uit wat er is verkocht en door wie', asked: 'Wordt ingevuld' },
  },
  'cash-desk.addresses': {
    title: 'De stappen van de kassa',
    values: {
      'by-order': 'Betaalmethode, bedrag, dan ‘Is de transactie gelukt?’',
      'by-name': 'Zoals de adressen heten',
    },
  },
  'product.stock': {
    title: 'De voorraad van een product',
    values: { lowered: 'Daalt bij verkoop; leeg is onbeperkt', shown: 'Wordt alleen getoond' },
  },
  'vacation.deliveries': {
    title: 'Vakantie van het hele huis en ontbijt',
    values: {
      stopped: 'Er is ook geen ontbijt te bestellen',
      'not-stopped': 'Ontbijt is wel te bestellen',
    },
  },
  'distance.abroad': {
    title: 'Bezorgen over de grens',
    values: {
      measured: 'Ook een Belgisch of Duits adres telt, als het dichtbij genoeg is',
      outside: 'Een adres zonder Nederlandse postcode is altijd te ver',
    },
  },
  'breakfast.booking-id': {
    title: 'Het nummer van een ontbijtbestelling',
    values: { own: 'Een eigen P-nummer', only: 'Het nummer van de boeking' },
  },
  'breakfast.here': {
    title: 'Een ontbijt dat niet bezorgd wordt',
    values: {
      'at-the-desk': 'Aan de kassa ook om af te halen of in huis te eten',
      'delivered-only': 'Elk ontbijt wordt bezorgd',
    },
  },
  'breakfast.steps': {
    title: 'Een ontbijt betalen',
    values: { separate: 'Een eigen stap na het formulier', one: 'Vanuit het formulier zelf' },
  },
} as const satisfies Partial<ReadingWords>
