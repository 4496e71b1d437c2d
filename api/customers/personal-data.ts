import { z } from 'zod'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { type Xml, element } from '../invoice-documents/xml.ts'
import { ofCustomer } from '../invoices/invoice-list.ts'
import { messagesOf } from './customer-list.ts'

/**
 * `GET /api/back-office/customers/:id/data`: a file that they take along. Each part has its rows by
 * the names of their columns.
 */
export const personalDataShape = z.object({
  collectedAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type CollectedData = z.output<typeof personalDataShape>

/** The ids of the orders of customer `$1`, as SQL after `IN`; a folio has the id of its order. */
const ORDER_IDS = '(SELECT order_id FROM customer_orders WHERE customer_id = $1)'

/** Each part as SQL; `$1` is the customer. Keys and hashes that only the machine reads are left out. */
export const PERSONAL_DATA = {
  customer: `SELECT id, name, email, phone, city, business, notes, created_at, erasure_asked_at FROM customers WHERE id = $1`,
  addresses: `SELECT email_key AS email FROM customer_emails WHERE customer_id = $1 ORDER BY email_key`,
  consents: `SELECT what, given_at, given_by, withdrawn_at, withdrawn_by FROM customer_consents WHERE customer_id = $1 ORDER BY id`,
  bookings: `SELECT number, state, source, lower(stay)::text AS arrival, upper(stay)::text AS departure, adults, child_ages, residents,
      name, first_name, last_name, email, phone, city, address, postcode, notes, attendance, language, total_cents, created_at
    FROM bookings WHERE id IN ${ORDER_IDS} ORDER BY created_at, number`,
  breakfastOrders: `SELECT number, state, delivery_day::text, slot, adults, kids, name, email, phone, receiver, street, house_number, postcode, city,
      here, notes, booking_number, failed_because, failed_note, language, total_cents, created_at FROM breakfast_orders WHERE id IN ${ORDER_IDS} ORDER BY created_at, number`,
  money: `SELECT f.number, e.kind, e.method, e.cents, e.at, e.note FROM folio_entries e JOIN folios f ON f.id = e.folio_id
    WHERE e.folio_id IN ${ORDER_IDS} ORDER BY e.id`,
  invoices: `SELECT number, issued_on, order_number, buyer, document -> 'buyer' ->> 'address' AS address, document -> 'buyer' ->> 'postcode' AS postcode,
      document -> 'buyer' ->> 'city' AS city, document -> 'buyer' ->> 'kvk' AS kvk, document -> 'buyer' ->> 'vatId' AS vat_id, gross_cents
    FROM invoices i WHERE ${ofCustomer('$1')} ORDER BY year, running`,
  invoicesAskedFor: `SELECT f.number, r.buyer, r.asked_at FROM invoice_requests r JOIN folios f ON f.id = r.folio_id
    WHERE r.folio_id IN ${ORDER_IDS} ORDER BY r.asked_at`,
  nightRegister: `SELECT b.number, n.name, n.residence, n.document, n.birth_date::text, n.nationality, n.address, n.arrival::text, n.departure::text FROM night_register n
    JOIN bookings b ON b.id = n.booking_id WHERE n.booking_id IN ${ORDER_IDS} ORDER BY n.arrival, n.guest`,
  messages: `SELECT form, name, email, phone, answers, language, note, created_at, handled_at FROM form_messages WHERE ${messagesOf('$1')} ORDER BY created_at`,
  mails: `SELECT kind, recipient, recipient_name, subject, text, state, created_at, sent_at FROM mails
    WHERE subject_id IN (SELECT order_id FROM customer_orders WHERE customer_id = $1
      UNION ALL SELECT id FROM form_messages WHERE ${messagesOf('$1')})
      OR subject_kind IN ('sale', 'invoice') AND email_key(recipient) IN (SELECT email_key FROM customer_emails WHERE customer_id = $1)
    ORDER BY created_at, id`,
  changesByStaff: `SELECT c.by, c.at, c.before, c.after FROM changes c WHERE c.noun = 'customers' AND c.row_key = $1::int::text ORDER BY c.id`,
} as const
type PersonalDataPart = keyof typeof PERSONAL_DATA

/** What each part is called for the person it is about. */
const titles: Record<PersonalDataPart, string> = {
  customer: 'Wie u bent',
  addresses: 'E-mailadressen',
  consents: 'Toestemming',
  bookings: 'Verblijven',
  breakfastOrders: 'Ontbijtbestellingen',
  money: 'Bedragen',
  invoices: 'Facturen',
  invoicesAskedFor: 'Gevraagde facturen',
  nightRegister: 'Nachtregister',
  messages: 'Berichten',
  mails: 'Mails',
  changesByStaff: 'Wat wij van uw gegevens wijzigden',
}

/** The columns in Dutch. One that is not here keeps its own name. */
const labels: Record<string, string> = {
  id: 'Klantnummer',
  name: 'Naam',
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  email: 'E-mail',
  phone: 'Telefoon',
  city: 'Plaats',
  address: 'Adres',
  street: 'Straat',
  house_number: 'Huisnummer',
  postcode: 'Postcode',
  business: 'Zakelijk',
  notes: 'Notitie',
  note: 'Notitie',
  created_at: 'Gemaakt',
  erasure_asked_at: 'Wissen gevraagd',
  what: 'Waarvoor',
  given_at: 'Gegeven',
  given_by: 'Genoteerd door',
  withdrawn_at: 'Ingetrokken',
  withdrawn_by: 'Ingetrokken, genoteerd door',
  number: 'Nummer',
  state: 'Status',
  source: 'Geboekt via',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  adults: 'Volwassenen',
  child_ages: 'Leeftijden van kinderen',
  residents: 'Inwoners van de gemeente',
  attendance: 'Aanwezigheid',
  language: 'Taal',
  total_cents: 'Totaal',
  delivery_day: 'Dag van het ontbijt',
  slot: 'Tijdvak',
  kids: 'Kinderboxen',
  here: 'Afhalen of in huis',
  receiver: 'Ontvanger',
  failed_because: 'Niet gelukt',
  failed_note: 'Toelichting',
  kind: 'Soort',
  method: 'Manier van betalen',
  cents: 'Bedrag',
  at: 'Wanneer',
  by: 'Door',
  issued_on: 'Gemaakt op',
  order_number: 'Van',
  buyer: 'Voor',
  kvk: 'KVK-nummer',
  vat_id: 'Btw-id',
  vatId: 'Btw-id',
  houseNumber: 'Huisnummer',
  country: 'Land',
  gross_cents: 'Totaal',
  asked_at: 'Gevraagd',
  residence: 'Woonplaats',
  document: 'Soort document',
  birth_date: 'Geboortedatum',
  nationality: 'Nationaliteit',
  form: 'Formulier',
  answers: 'Ingevuld',
  handled_at: 'Afgehandeld',
  recipient: 'Aan',
  recipient_name: 'Naam van ontvanger',
  subject: 'Onderwerp',
  text: 'Tekst',
  sent_at: 'Verstuurd',
  before: 'Was',
  after: 'Werd',
}

/**
 * All that is stored of a person as a page of its own, to be read, printed or sent on: no script, no
 * other file. Everything that somebody typed is escaped.
 */
export function personalDataDocument({ collectedAt, data }: CollectedData): string {
  const parts = (Object.keys(titles) as PersonalDataPart[]).map((part) =>
    element('section', [element('h2', titles[part]), ...rowsOf(data[part] ?? [])]),
  )
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Uw gegevens bij ons</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.5rem; color: #1b2420; background: #fff }
dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: .25rem 1rem; padding: .75rem 0; margin: 0; border-top: 1px solid #c9cfc9 }
dt { color: #55605a } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap } h2 { margin-top: 2rem }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
</style></head><body><main><h1>Uw gegevens bij ons</h1>
<p>Dit is alles wat wij op ${dayOf(new Date(collectedAt))} van u bewaren (AVG, artikel 15 en 20).</p>
${parts.map((part) => part!.xml).join('\n')}
</main></body></html>
`
}

function rowsOf(rows: Record<string, unknown>[]): (Xml | null)[] {
  if (rows.length === 0) return [element('p', 'Hier bewaren wij niets.')]
  return rows.map((row) =>
    element(
      'dl',
      filled(row).flatMap(([name, value]) => [
        element('dt', labels[name] ?? name),
        element('dd', written(name, value)),
      ]),
    ),
  )
}

function written(name: string, value: unknown): string {
  if (name.endsWith('cents') && typeof value === 'number') return formatEuro(value)
  if (value instanceof Date) return dayOf(value)
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object' && value !== null)
    return filled(value)
      .map(([key, one]) => `${labels[key] ?? key}: ${String(one)}`)
      .join('\n')
  return String(value)
}

const filled = (row: object) =>
  Object.entries(row).filter(([, value]) => value !== null && value !== '')

const dayOf = (instant: Date) => dutchDayYear(momentInAmsterdam(instant.getTime()).today)
