/**
 * A room type of the demo property with its rooms (readings `rooms.physical`; BO §3 for names and
 * labels). Prices are examples.
 */
export interface DemoRoomType {
  slug: string
  name: string
  kind: 'ordinary' | 'family'
  description: string
  /**
   * Cents a night, for 1, 2, … persons; none for the family room, whose arrangements have fixed
   * prices (BO §9).
   */
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
      'De kleinste kamers van het huis, onder de pannen aan de tuinkant. Een bed onder de schuine balken, een stoel bij het raampje met de ' +
      'bloesem en een eigen douche. ’s Ochtends hoor je de kerkklok van Elsloo, verder weinig. Fijn voor wie alleen reist of met twee ' +
      'mensen die overdag op pad zijn langs de Maas.',
    prices: [6_950, 7_950],
    facilities: [
      'Eigen douche en toilet',
      'Gratis wifi',
      'Koffie en thee op de kamer',
      'Uitzicht op de tuin',
    ],
    images: pictures(
      'kleine-knusse-kamer',
      'Zolderkamer met schuine balken, een tweepersoonsbed met rode sprei en een raampje met bloesem',
      [
        ['430,260,330,220', 'Het raampje met geruite gordijnen en bloesem'],
        ['470,420,570,380', 'Het bed met de rode sprei'],
        ['200,360,360,240', 'De kapstok met een zonnehoed, boven de stoel'],
        ['300,0,600,400', 'De eiken balken van het dak'],
      ],
    ),
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
      'Een warme kamer op de eerste verdieping, met eikenhouten balken en een tweepersoonsbed van 180 bij 210 cm. Vanuit bed kijk je door ' +
      'het hoge raam naar de Maas, en op beide nachtkastjes staat een leeslamp. De badkamer heeft een inloopdouche. Het ontbijt staat ' +
      'beneden klaar, of we brengen het naar boven.',
    prices: [8_250, 9_250],
    facilities: [
      'Eigen douche en toilet',
      'Gratis wifi',
      'Koffie en thee op de kamer',
      'Uitzicht op de Maas',
      'Televisie',
    ],
    images: pictures(
      'knusse-kamer',
      'Tweepersoonsbed met blauwe sprei voor een vakwerkwand, met een raam op de Maas',
      [
        ['0,200,420,280', 'Het raam met uitzicht op de Maas'],
        ['440,400,450,300', 'Kussens en de blauwe sprei'],
        ['330,356,300,200', 'Het nachtkastje met leeslamp'],
        ['470,30,480,320', 'De vakwerkwand met een schilderijtje'],
      ],
    ),
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
      'De grote kamers aan de achterkant kijken door twee boogramen uit over de boomgaarden. Dikke muren van mergel, een leesstoel, een ' +
      'breed bed en plaats voor een derde. De badkamer heeft een ligbad en een aparte douche. Gezinnen met een kind en ' +
      'gasten die langer blijven kiezen deze kamer het liefst.',
    prices: [9_450, 10_450, 12_450],
    facilities: [
      'Ligbad en douche',
      'Gratis wifi',
      'Koffie en thee op de kamer',
      'Uitzicht op de boomgaard',
      'Koelkast',
      'Televisie',
    ],
    images: pictures(
      'ruime-knusse-kamer',
      'Hoge kamer van mergelblokken met twee boogramen, een groene leesstoel en een breed bed',
      [
        ['240,120,420,280', 'De boogramen met uitzicht op de boomgaard'],
        ['640,380,540,360', 'Het brede bed met de groene sprei'],
        ['60,360,360,240', 'De groene leesstoel'],
        ['600,60,480,320', 'De muur van mergel met een nis'],
      ],
    ),
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
    facilities: [
      'Twee slaapkamers',
      'Eigen keuken',
      'Badkamer met ligbad',
      'Gratis wifi',
      'Kinderbed op aanvraag',
    ],
    images: pictures(
      'familiekamer',
      'Familiekamer met stapelbed, groot bed, tekentafel en vlaggetjes',
      [
        ['40,160,420,280', 'Het stapelbed met de ladder'],
        ['744,440,456,304', 'Het grote bed met de lappendeken'],
        ['430,540,360,240', 'De tekentafel met twee krukjes'],
        ['440,50,420,280', 'Het raam met uitzicht op de kerk'],
      ],
    ),
    rooms: [{ number: 12, label: 'Familiekamer' }],
  },
]

/**
 * A drawing as the cover and four details cut from it (G §2: the gallery shows images 2 to 5). A
 * box is `x,y,width,height` in the drawing.
 */
function pictures(
  name: string,
  alt: string,
  details: [box: string, alt: string][],
): DemoRoomType['images'] {
  const url = `/art/${name}.svg`
  return [
    { url, alt },
    ...details.map(([box, detail]) => ({ url: `${url}#svgView(viewBox(${box}))`, alt: detail })),
  ]
}

/** Whose property it is. Address, numbers and telephone are invented. */
export const demoProperty = {
  name: 'B&B Kamersleutel',
  address: 'Op de Dries 12',
  postcode: '6181 AB',
  city: 'Elsloo',
  phone: '046 123 45 67',
  email: 'info@kamersleutel.example',
  kvk: '12345678',
  vatId: 'NL001234567B01',
  iban: 'NL91ABNA0417164300',
  checkIn: Array.from({ length: 7 }, () => '15:00–18:00'),
}
