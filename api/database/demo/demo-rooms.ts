/** A room type of the demo house with its rooms (readings `rooms.physical`; BO §3 for names and labels). Prices are examples. */
export interface DemoRoomType {
  slug: string
  name: string
  kind: 'ordinary' | 'family'
  description: string
  /** Cents a night, for 1, 2, … persons; none for the family room, whose arrangements have fixed prices (BO §9). */
  prices: number[]
  facilities: string[]
  images: { url: string; alt: string }[]
  rooms: { number: number; label: string }[]
}

export const demoRoomTypes: DemoRoomType[] = [
  {
    slug: 'kleine-knusse-kamer',
    name: 'Kleine Knusse kamer',
    kind: 'ordinary',
    description:
      'De kleinste kamers van het huis, onder de pannen aan de tuinkant. Twee losse bedden die je tegen elkaar kunt schuiven, een schrijftafel ' +
      'voor het raam en een eigen douche. ’s Ochtends hoor je de kerkklok van Elsloo, verder weinig. Fijn voor wie alleen reist of met twee ' +
      'mensen die overdag op pad zijn langs de Maas.',
    prices: [6_950, 7_950],
    facilities: ['Eigen douche en toilet', 'Gratis wifi', 'Koffie en thee op de kamer', 'Uitzicht op de tuin'],
    images: [{ url: '/art/kleine-knusse-kamer.svg', alt: 'Kleine kamer met schuin dak, twee bedden en een schrijftafel voor het raam' }],
    rooms: [
      { number: 1, label: 'Knusse kamer' },
      { number: 2, label: 'Luxe werk' },
    ],
  },
  {
    slug: 'knusse-kamer',
    name: 'Knusse kamer',
    kind: 'ordinary',
    description:
      'Een warme kamer op de eerste verdieping, met eikenhouten balken en een tweepersoonsbed van echte lengte. Er staan twee leesstoelen bij ' +
      'het raam aan de straatkant, waar je uitkijkt op de mergelgevels van de Maasberg. De badkamer heeft een inloopdouche. Het ontbijt staat ' +
      'beneden klaar, of we brengen het naar boven.',
    prices: [8_250, 9_250],
    facilities: ['Eigen douche en toilet', 'Gratis wifi', 'Koffie en thee op de kamer', 'Zithoek', 'Televisie'],
    images: [{ url: '/art/knusse-kamer.svg', alt: 'Kamer met houten balken, een tweepersoonsbed en twee leesstoelen bij het raam' }],
    rooms: [
      { number: 3, label: 'Knusse kamer' },
      { number: 4, label: 'Luxe werk kamer' },
      { number: 5, label: 'Knusse kamer' },
    ],
  },
  {
    slug: 'ruime-knusse-kamer',
    name: 'Ruime knusse kamer',
    kind: 'ordinary',
    description:
      'De grote kamers aan de achterkant kijken uit over de boomgaarden naar de Maas. Naast het tweepersoonsbed staat een derde bed, en er is ' +
      'plaats voor een tafel waaraan je met z’n drieën kunt eten. De badkamer heeft een ligbad en een aparte douche. Gezinnen met een kind en ' +
      'gasten die langer blijven kiezen deze kamer het liefst.',
    prices: [9_450, 10_450, 12_450],
    facilities: ['Ligbad en douche', 'Gratis wifi', 'Koffie en thee op de kamer', 'Uitzicht op de boomgaard', 'Koelkast', 'Televisie'],
    images: [{ url: '/art/ruime-knusse-kamer.svg', alt: 'Ruime kamer met drie bedden, een eettafel en uitzicht op de boomgaard' }],
    rooms: [
      { number: 9, label: 'Ruime kamer' },
      { number: 10, label: 'Ruime kamer' },
      { number: 11, label: 'Luxe werk kamer' },
    ],
  },
  {
    slug: 'familiekamer',
    name: 'Familiekamer',
    kind: 'family',
    description:
      'Een eigen verdieping voor vier tot zes gasten, met twee slaapkamers, een keuken en een grote tafel. Te boeken als weekend van vrijdag ' +
      'tot maandag, als midweek van maandag tot vrijdag of voor een hele week. Bedden zijn opgemaakt bij aankomst en de schoonmaak doen wij.',
    prices: [],
    facilities: ['Twee slaapkamers', 'Eigen keuken', 'Badkamer met ligbad', 'Gratis wifi', 'Kinderbed op aanvraag'],
    images: [{ url: '/art/familiekamer.svg', alt: 'Familiekamer met een grote tafel, een keuken en twee slaapkamers' }],
    rooms: [{ number: 12, label: 'Familiekamer' }],
  },
]

/** Whose house it is. Address, numbers and telephone are invented. */
export const demoHouse = {
  name: 'B&B Kamersleutel',
  address: 'Op de Dries 12',
  postcode: '6181 AB',
  city: 'Elsloo',
  phone: '046 123 45 67',
  email: 'info@kamersleutel.example',
  kvk: '12345678',
  vatId: 'NL001234567B01',
  checkIn: Array.from({ length: 7 }, () => '15:00–18:00'),
}
