import type { PersonPrice } from '../../../rules/rooms/room.ts'
import type { RoomTypeView } from '../../../api/rooms/room-views.ts'

const cuts = (
  slug: string,
  alts: [string, string, string, string, string],
  boxes: [string, string, string, string],
) => [
  { url: `/art/${slug}.svg`, alt: alts[0] },
  ...boxes.map((box, place) => ({
    url: `/art/${slug}.svg#svgView(viewBox(${box}))`,
    alt: alts[place + 1]!,
  })),
]

/**
 * The rooms of the stories: names, prices and numbers are examples. From-prices are filled in by
 * the rules.
 */
export const roomTypes: (Omit<RoomTypeView, 'fromPrice' | 'fromPrices' | 'neverOffered'> & {
  prices: PersonPrice[]
})[] = [
  {
    id: 1,
    slug: 'kleine-knusse-kamer',
    name: 'Kleine Knusse kamer',
    kind: 'ordinary',
    description:
      'Onder het schuine dak van het oude huis ligt onze kleinste kamer. Door het raampje kijk je op de bloesem in de tuin, en ’s ochtends valt de zon op je kussen. Er is een smal bureau om een kaart te schrijven of een boek te lezen.\n\nDe badkamer is klein en van jou alleen.',
    maxPersons: 2,
    facilities: ['Eigen badkamer', 'Gratis wifi', 'Koffie en thee', 'Bureau', 'Rookvrij'],
    images: cuts(
      'kleine-knusse-kamer',
      [
        'Zolderkamer met schuine balken, een bed met rode sprei en een raampje met bloesem',
        'Het raampje met bloesem',
        'Het bed met de rode sprei',
        'De kapstok met een zonnehoed, boven de stoel',
        'De balken van het dak',
      ],
      ['430,260,330,220', '640,430,420,280', '200,360,360,240', '300,0,600,400'],
    ),
    prices: [
      { persons: 1, cents: 6_500 },
      { persons: 2, cents: 7_500 },
    ],
    fromPriceUnit: 'night',
    registrationNumber: null,
  },
  {
    id: 2,
    slug: 'knusse-kamer',
    name: 'Knusse kamer',
    kind: 'ordinary',
    description:
      'De eiken stijlen in deze kamer dragen het huis al generaties lang. Vanuit bed kijk je door het hoge raam naar de Maas, met de ochtendzon op de planken vloer.\n\nHet bed is 1,60 meter breed. Op beide nachtkastjes staat een leeslamp, en er is plaats voor je koffers onder het raam.',
    maxPersons: 2,
    facilities: [
      'Eigen badkamer',
      'Tweepersoonsbed',
      'Gratis wifi',
      'Koffie en thee',
      'Uitzicht op de Maas',
      'Rookvrij',
    ],
    images: cuts(
      'knusse-kamer',
      [
        'De knusse kamer met vakwerkwand en tweepersoonsbed',
        'Het raam met uitzicht op de Maas',
        'Kussens en de blauwe sprei',
        'Het nachtkastje met leeslamp',
        'De vakwerkwand met een schilderijtje',
      ],
      ['0,200,420,280', '440,400,450,300', '330,356,300,200', '470,30,480,320'],
    ),
    prices: [
      { persons: 1, cents: 7_500 },
      { persons: 2, cents: 8_500 },
    ],
    fromPriceUnit: 'night',
    registrationNumber: '0971 0000 1111 2222 3333',
  },
  {
    id: 3,
    slug: 'ruime-knusse-kamer',
    name: 'Ruime knusse kamer',
    kind: 'ordinary',
    description:
      'Hoge muren van mergelblokken, twee boogramen en een leesstoel waar je niet meer uit wilt. De ruimste van onze knusse kamers, met plaats voor een derde bed.\n\n’s Avonds blijft het er lang licht, en de dikke muren houden het in de zomer koel.',
    maxPersons: 3,
    facilities: [
      'Eigen badkamer',
      'Breed bed',
      'Leesstoel',
      'Gratis wifi',
      'Koffie en thee',
      'Televisie',
      'Rookvrij',
    ],
    images: cuts(
      'ruime-knusse-kamer',
      [
        'Hoge kamer van mergelblokken met twee boogramen, een groene leesstoel en een breed bed',
        'De boogramen',
        'Het brede bed',
        'De groene leesstoel',
        'De muur van mergel',
      ],
      ['240,120,420,280', '640,380,540,360', '60,360,360,240', '600,60,480,320'],
    ),
    prices: [
      { persons: 1, cents: 9_500 },
      { persons: 2, cents: 10_500 },
      { persons: 3, cents: 12_000 },
    ],
    fromPriceUnit: 'night',
    registrationNumber: null,
  },
  {
    id: 4,
    slug: 'familiekamer',
    name: 'Familiekamer',
    kind: 'family',
    description:
      'Een weekend, een midweek of een hele week met het gezin. Een stapelbed, een groot bed en een tafel voor tekeningen en taart.',
    maxPersons: 6,
    facilities: ['Eigen badkamer', 'Stapelbed', 'Gratis wifi'],
    images: [
      {
        url: '/art/familiekamer.svg',
        alt: 'Familiekamer met stapelbed, groot bed, tekentafel en vlaggetjes',
      },
    ],
    prices: [],
    fromPriceUnit: 'weekend',
    registrationNumber: null,
  },
]
