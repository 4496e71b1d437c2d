import type { TestSetup, TestSetupOptions } from '../setup/open-setup.ts'
import { openSetup } from '../setup/open-setup.ts'
import { someVisitor } from '../setup/book.ts'

/** A house that was moved into from the old site, with its rooms by their old names. */
export async function openMovedHouse(more: TestSetupOptions = {}): Promise<TestSetup> {
  const setup = await openSetup({
    types: [
      { slug: 'kleine-knusse-kamer', rooms: 2 },
      { slug: 'knusse-kamer', rooms: 3 },
      { slug: 'familiekamer', rooms: 1 },
    ],
    ...more,
  })
  await setup.pool.query(`UPDATE room_types SET kind = 'family' WHERE slug = 'familiekamer'`)
  await answerOldCalls(setup, true)
  return setup
}

/** As staff or an import set it. */
export async function answerOldCalls({ pool }: Pick<TestSetup, 'pool'>, on: boolean) {
  await pool.query(
    `INSERT INTO settings (key, value) VALUES ('old-calls', $1)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [JSON.stringify({ on })],
  )
}

/** What the hidden fields of the old checkout of a room say: two nights from Monday 2 March 2026. */
export const oldStay = {
  nameClient: 'Anna van den Berg',
  emailClient: 'anna@example.com',
  phoneClient: '06 12345678',
  bookingId: '-NxOldKey0000000000',
  betaalmethode: 'ideal',
  totalPrice: '220.00',
  priceNight: '95',
  totalNights: '2',
  amountPeople: '2',
  resourceId: '2',
  startYear: '2026',
  startMonth: '2',
  startDay: '2',
  endYear: '2026',
  endMonth: '2',
  endDay: '4',
}

/** The same for boxes, to Stein on Wednesday 4 March 2026: 2 × 13.95 + 6.95 + 3.95. */
export const oldBoxes = {
  nameClient: 'Liesbeth van der Meer',
  emailClient: 'liesbeth@example.com',
  phoneClient: '06 12345678',
  bookingId: 'P2026211',
  betaalmethode: 'ideal',
  totalPrice: '38.80',
  shippingCost: '0',
  singlePrice: '13.95',
  singlePriceKids: '6.95',
  amount: '2',
  amountKids: '1',
  adresdeliver: 'Dorpsstraat',
  number: '1a',
  postal: '6171 AA',
  city: 'Stein',
  datedeliver: '4-3-2026',
  namedeliver: 'Oma van der Meer',
  time: '2',
}

/** The forms of the old site, as the scripts of their pages sent them (G §3). */
export const oldForms = {
  contact: {
    name: 'Anne-José van den Berg',
    email: 'anne@voorbeeld.nl',
    phone: '046-1234567',
    desc: 'Is er een lift?\nEn mag de hond mee?',
  },
  vendor: {
    clientId: 'een-klant',
    companyName: 'Kaasboerderij De Maas',
    firstname: 'Anne-José',
    lastname: "van 't Hooft",
    streetname: 'Dorpsstraat',
    housenumber: '12a',
    zip: '6181 KD',
    city: 'Elsloo',
    country: 'nl',
    email: 'kaas@voorbeeld.nl',
    phone: '046-1234567',
    kvk: 12345678,
    checkedStandard: true,
    numberStandard: 2,
    checkedStandardGround: false,
    numberStandardGround: null,
    checkedStandardSell: true,
    numberStandardSell: 4.5,
    height: '4,5 × 2 × 2,6 m',
    food: 'food',
    electro: true,
    volts: 240,
    wattage: '1500',
    market: 'no',
    descProducts: 'Kaas en noten',
    questions: '',
    algVoorwaarden: true,
    privacy: true,
  },
  project: {
    clientId: 'een-klant',
    contactPerson: 'mevr. B. Peeters',
    email: 'peeters@voorbeeld.nl',
    phone: '0612345678',
    projectTitle: 'Bijenlint',
    govermentProject: 'Stein',
    shortDesc: 'Bloemen langs de Maas',
    sizeProject: '2,5 hectare, waarvan de helft oever',
    budgetProject: 4000,
    partnersProject: 'IVN',
    targetProject: 'Kinderen',
    initiatiefProject: 'Dorpsraad',
    initiatiefDescProject: 'De raad van het dorp',
    streetname: 'Dorpsstraat',
    houseNumber: 1,
    zip: '6181KD',
    city: 'Elsloo',
    category: 'natuur',
    lat: 0.1,
    long: 0.2,
  },
}

export interface OldAnswered {
  status: number
  location: string | undefined
  type: string
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they know is there
  body: any
}

interface From {
  visitor?: string
  headers?: Record<string, string>
}

/** Asks as the script of an old page does, from wherever that page stands: no cookie, no origin of ours. */
export function callOld(setup: TestSetup, path: string, content: unknown, from: From = {}) {
  return ask(setup, path, JSON.stringify(content), {
    'content-type': 'application/json',
    ...headersOf(from),
  })
}

/** Posts as a browser does with the form of an old page. */
export function postOld(
  setup: TestSetup,
  path: string,
  content: Record<string, string>,
  from: From = {},
) {
  return ask(setup, path, new URLSearchParams(content).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html,application/xhtml+xml',
    ...headersOf(from),
  })
}

const headersOf = ({ visitor = someVisitor(), headers = {} }: From) => ({
  origin: 'https://oude-site.example',
  'x-forwarded-for': visitor,
  ...headers,
})

async function ask(
  { app }: TestSetup,
  url: string,
  payload: string,
  headers: Record<string, string>,
): Promise<OldAnswered> {
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  const type = String(answer.headers['content-type'] ?? '')
  return {
    status: answer.statusCode,
    location: answer.headers.location,
    type,
    // React parts a text from what it fills in.
    text: answer.body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' '),
    body: type.startsWith('application/json') ? answer.json() : null,
  }
}
