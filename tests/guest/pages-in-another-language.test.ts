import { expect, it } from 'vitest'
import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { screenAt } from '../../guest/screens.ts'
import { guestWords, wordsIn, type GuestWords, inTwoParts } from '../../rules/texts/all-words.ts'
import { type GuestScreenName, guestScreens } from '../../screens/guest-screens.ts'
import { type Answer, answerRead } from '../../stories/guest/fixtures/answer.ts'
import { breakfastOrder } from '../../stories/guest/fixtures/breakfast.ts'
import { bookingStatus } from '../../stories/guest/fixtures/guests.ts'
import { namesOfDays, pseudoTranslation, typedIn } from './pseudo-language.ts'
import { renderPage } from './site-words.ts'

const known = wordsIn('xx', { locale: 'en-GB', translation: pseudoTranslation })
const words = guestWords(known)

const stay = 'aankomst=2026-06-09&vertrek=2026-06-12&personen=2'
const room = `kamer=knusse-kamer&${stay}`
const taken = 'aankomst=2026-06-05&vertrek=2026-06-08&personen=2'
const weekend = 'kamer=familiekamer&aankomst=2026-06-12&vertrek=2026-06-15&personen=4'

/** A booking in each state that its guest is told of. */
const bookings: Partial<BookingStatusView>[] = [
  { paymentState: 'created' },
  { paymentState: 'open' },
  { paymentState: 'open', holdUntil: null },
  { paymentState: 'pending' },
  { paymentState: 'failed' },
  { paymentState: 'canceled' },
  { paymentState: 'expired' },
  { paymentState: 'authorized' },
  { paymentState: 'paid', paid: false, balanceCents: 5_000 },
  { state: 'confirmed', paymentState: 'paid' },
  { state: 'confirmed', paymentState: 'created', payUntil: '2026-06-12T22:00:00.000Z' },
  { state: 'confirmed', paymentState: 'created', linkEnded: true },
  { state: 'confirmed', linkEnded: true, payUntil: '2026-06-02T22:00:00.000Z' },
  { state: 'expired', paymentState: 'expired' },
  { state: 'expired', paymentState: 'open' },
  { state: 'expired', paymentState: 'paid', balanceCents: 0 },
  { state: 'expired', paymentState: 'paid', paid: false, balanceCents: 5_000 },
  { state: 'expired', refunded: true, paid: true },
  { state: 'expired', refunded: true, paid: false, balanceCents: 5_000 },
  { state: 'cancelled', receivedCents: 25_000, refundedCents: 10_000, balanceCents: -5_000 },
  { state: 'cancelled', balanceCents: 5_000 },
]
/** The same of a breakfast order. */
const orders: Partial<BreakfastOrderStatusView>[] = [
  {},
  { cancellableUntil: null },
  { paymentState: 'open' },
  { paymentState: 'pending' },
  { paymentState: 'authorized' },
  { paymentState: 'failed' },
  { paymentState: 'canceled' },
  { paymentState: 'expired' },
  { paymentState: 'paid', balanceCents: 500 },
  { paymentUrl: null },
  { state: 'confirmed', paymentState: 'paid', paid: true },
  { state: 'confirmed', paymentState: 'paid', paid: true, here: true, bookingNumber: 'B2026517' },
  { state: 'confirmed', payUntil: null },
  { state: 'delivered', paid: true },
  { state: 'cancelled', cancelledBecause: 'unpaid' },
  { state: 'cancelled', cancelledBecause: 'guest' },
  { state: 'cancelled', cancelledBecause: 'staff', balanceCents: -3_000 },
  { state: 'cancelled', cancelledBecause: 'guest', refunded: true },
]
const each = (states: readonly unknown[]) => states.map((_, place) => `id=${place}`)

/** Every page, with what is asked of it; the forms of the municipality stay Dutch. */
const searches = {
  home: [''],
  testVisit: [''],
  rooms: ['', stay],
  room: [
    'kamer=knusse-kamer',
    room,
    'kamer=knusse-kamer&aankomst=2026-06-09',
    `kamer=knusse-kamer&${taken}`,
    'kamer=knusse-kamer&aankomst=2026-06-12&vertrek=2026-06-13&personen=2',
    'kamer=kasteelkamer',
  ],
  familyRoom: ['', 'soort=maandag-midweek', weekend],
  familyRoomOfOverview: [''],
  search: [
    '',
    stay,
    'aankomst=2026-07-24&vertrek=2026-07-27&personen=2',
    'aankomst=2026-06-12&vertrek=2026-06-15&personen=5',
    'aankomst=2026-06-12&vertrek=2026-06-11&personen=2',
  ],
  checkout: [room, `${room}&stap=details`, `${room}&stap=betalen`, `kamer=knusse-kamer&${taken}`],
  familyCheckout: [weekend, `${weekend}&stap=details`, `${weekend}&stap=betalen`],
  thanks: ['', 'id=niemand', ...each(bookings)],
  familyThanks: ['id=0'],
  breakfast: [''],
  breakfastBox: [''],
  surpriseBreakfast: [''],
  breakfastCheckout: [''],
  breakfastThanks: ['', ...each(orders), 'id=0&annuleren=geheim', 'id=1&annuleren=geheim'],
  breakfastPayment: each(orders),
  payByLink: each(bookings),
  familyPayByLink: ['id=0'],
  linkThanks: ['id=0'],
  occupancy: ['', 'maand=2026-08', 'maand=2027-07'],
  surroundings: [''],
  about: [''],
  extras: [''],
  villageKey: [''],
  houseRules: [''],
  cancellation: [''],
  terms: [''],
  privacy: [''],
  company: [''],
  contact: [''],
  business: [''],
  vendorForm: [],
  projectForm: [],
  vendorThanks: [],
  projectThanks: [],
} as const satisfies Record<GuestScreenName, readonly string[]>

function answer(path: string): Answer {
  const [, kind, id] = /^\/api\/(bookings|breakfast-orders)\/(\d+)\/status$/.exec(path) ?? []
  if (id === undefined) return answerRead(path, {}, known)
  const body =
    kind === 'bookings'
      ? bookingStatus({ ...bookings[Number(id)], id }, known)
      : breakfastOrder({ ...orders[Number(id)], id, name: 'Sanne' }, known)
  return { status: 200, body }
}

/** A text of the house as pages take it apart. */
const piecesOf = (text: string) => text.split(/\{[a-z-]+\}|\n\n|@/).map((piece) => piece.trim())

/** What a person reads or hears of a page: what stands between its tags, and in some attributes. */
function readOf(html: string): string[] {
  const visible = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const attributes = visible.matchAll(
    /\s(?:title|alt|placeholder|aria-(?:label|description|roledescription|valuetext))="([^"]*)"/g,
  )
  const described = visible.matchAll(
    /<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g,
  )
  return [
    ...visible.split(/<[^>]+>/),
    ...[...attributes, ...described].map(([, text]) => text!),
    ...[...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
      ([, thing]) => sentencesIn(JSON.parse(thing!)),
    ),
  ].map((text) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .trim(),
  )
}

/** What a thing of schema.org has in words. */
function sentencesIn(thing: unknown, name = ''): string[] {
  if (typeof thing === 'string')
    return /^(?:name|description|text|unitText|priceRange)$/.test(name) ? [thing] : []
  if (typeof thing !== 'object' || thing === null) return []
  return Object.entries(thing).flatMap(([key, value]) =>
    sentencesIn(value, Array.isArray(thing) ? name : key),
  )
}

/** The names of languages come from each of them. */
const names = [...namesOfDays(words), ...Object.values(words.languages)]
const tags = Object.keys(words.languages).map((tag) => tag.toUpperCase())
const named = new RegExp(`\\b(?:${[...names, ...tags].join('|')})\\b`, 'g')

/** A letter of ours; those of the language of this test are none. */
const LETTER = /[A-Za-zÀ-ÖØ-öø-ÿ]/

/** What stands in common letters and was typed by nobody. */
function isUntranslated(text: string, typed: readonly string[]): boolean {
  let left = text.replaceAll(named, '')
  for (const piece of typed) {
    if (!LETTER.test(left)) return false
    left = left.replaceAll(piece, (found, at: number, whole: string) => {
      const beside = `${whole[at - 1] ?? ''}${whole[at + found.length] ?? ''}`
      return LETTER.test(beside) ? found : ''
    })
  }
  if (!LETTER.test(left)) return false
  // A text that ends so is the beginning of a longer one.
  const cut = /^(.*\S)\s*…$/s.exec(left.trim())?.[1]
  return cut === undefined || !typed.some((piece) => piece.startsWith(cut))
}

const pages = Object.entries(searches).flatMap(([name, ofPage]) =>
  ofPage.map((search) => `${guestScreens[name as GuestScreenName].path}${search && `?${search}`}`),
)

it.each([...pages, '/nergens'])('%s says nothing that was not translated', async (path) => {
  const answers: unknown[] = []
  const fetchJson = async (question: string) => {
    const { status, body } = answer(question)
    answers.push(body)
    return { status, body }
  }
  const { html, location } = await renderPage(path, {
    tag: 'xx',
    fetchJson,
    words: () => ({ words, address: '/w.js', later: '/l.js' }),
  })
  expect(location).toBeUndefined()
  const read = readOf(html)
  const typed = typedIn(answers, piecesOf)
  expect(read.filter((text) => isUntranslated(text, typed))).toEqual([])
  const marks = (mark: RegExp) => read.join('').match(mark)?.length
  expect(marks(/\[\[/g)).toBeGreaterThan(10)
  expect(marks(/\]\]/g)).toBe(marks(/\[\[/g))
})

const light = pages.filter((path) => !screenAt(path.split('?', 1)[0]!)?.screen.needsLaterWords)

it.each([...light, '/nergens'])(
  '%s needs no words of booking, ordering and forms',
  async (path) => {
    const first = inTwoParts(words).first as GuestWords
    const page = (known: GuestWords) =>
      renderPage(path, {
        tag: 'xx',
        fetchJson: async (question) => answer(question),
        words: () => ({ words: known, address: '/w.js', later: '/l.js' }),
      })
    const [{ html }, whole] = await Promise.all([page(first), page(words)])
    // The data of the page has the moment at which it was read.
    const drawn = (document: string) => document.split('id="page-state"')[0]
    expect(drawn(html)).toBe(drawn(whole.html))
    expect(html).not.toContain('/l.js')
  },
)
