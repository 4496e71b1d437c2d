import { totpCode, totpStep } from '../../../api/staff/totp.ts'
import { Sessions } from '../../../api/staff/sessions.ts'
import { type Body, type Hands, later, type Recipe } from './hands.ts'
import { PASSWORD } from './open-house.ts'
import { colleague } from './recipes-of-guests.ts'

/** The request of somebody else of staff, who may lose their account by it. */
async function another(hands: Hands): Promise<{ id: string; headers: Record<string, string> }> {
  const { id } = await colleague(hands)
  const token = await hands.house.app.get(Sessions).begin(id, 'another browser')
  return { id, headers: { cookie: `kamersleutel_session=${token}` } }
}
const asAnother =
  (body?: object): Recipe =>
  async (hands) => ({ headers: (await another(hands)).headers, body })
const onColleague: Recipe = async (hands) => ({ parts: { id: (await colleague(hands)).id } })
const invited = async ({ staff, number }: Hands): Promise<Body> =>
  staff.post('/staff', { name: 'Piet', email: `piet${number()}@example.com` })

/** Somebody with a second step, and their codes. */
async function withTwoSteps(hands: Hands): Promise<Body> {
  const who = await another(hands)
  const { secret, setup } = await post(hands, who.headers, 'setup', { password: PASSWORD })
  const code = totpCode(secret, totpStep(Date.now()))
  const { recoveryCodes } = await post(hands, who.headers, 'on', { setup, code })
  return { ...who, recoveryCodes }
}
async function post(hands: Hands, headers: object, step: string, payload: object): Promise<Body> {
  const answer = await hands.house.app.inject({
    method: 'POST',
    url: `/api/back-office/account/two-steps/${step}`,
    headers: { origin: hands.house.api.url, ...headers },
    payload,
  })
  return answer.json()
}
/** What stands now is sent once more. */
const asItIs =
  (url: string): Recipe =>
  async ({ staff }) => ({ body: await staff.get(url) })
const onCustomer =
  (body?: object): Recipe =>
  async (hands) => ({ parts: { id: String((await customer(hands)).id) }, body })
async function customer({ staff, paid, number }: Hands): Promise<Body> {
  const email = `guest${number()}@example.com`
  const { id } = await paid({ email })
  const filter = encodeURIComponent(JSON.stringify({ order: id }))
  const [row] = await staff.get(`/customers?filter=${filter}`)
  return { ...(await staff.get(`/customers/${row.id}`)), booking: id }
}
async function merging(hands: Hands): Promise<Body> {
  const [one, other] = [await customer(hands), await customer(hands)]
  const sides = { name: 'this', email: 'this', phone: 'this', city: 'this' }
  return { id: one.id, body: { ...sides, other: other.id } }
}
const keyed =
  (id: string, body?: object): Recipe =>
  () => ({ parts: { id }, body })
/** An export of the old site with one room type, tried and not kept. */
const oneService = { a: { id: 'a', name: 'Knusse kamer', resourceId: 1, stock: 1, btw: 9 } }
const READING = 'tourist-tax.booking'
const TEXT = 'stay.minimumNightsDate'
const TRANSLATION = 'page_texts.over-ons.title.eo'
const page = { title: 'Over ons', description: 'Wie wij zijn.', body: 'Wij zijn **wij**.' }

export const staffRecipes: Record<string, Recipe> = {
  'Account.rename': asAnother({ name: 'Jos de Wit' }),
  'Account.changeEmail': async (hands) => {
    const { headers } = await another(hands)
    return { headers, body: { email: `jos${hands.number()}@example.com`, password: PASSWORD } }
  },
  'Account.changePassword': asAnother({ password: PASSWORD, newPassword: `${PASSWORD} en langer` }),
  'Account.endOtherSessions': asAnother(),
  'Account.endSession': async (hands) => {
    const { id, headers } = await another(hands)
    await hands.house.app.get(Sessions).begin(id, 'a third browser')
    const asked = { url: '/api/back-office/account/sessions', headers }
    const open = (await hands.house.app.inject(asked)).json<Body[]>()
    return { headers, parts: { id: open.at(-1).id } }
  },
  'Account.beginTwoSteps': asAnother({ password: PASSWORD }),
  'Account.turnTwoStepsOn': async (hands) => {
    const { headers } = await another(hands)
    const { secret, setup } = await post(hands, headers, 'setup', { password: PASSWORD })
    return { headers, body: { setup, code: totpCode(secret, totpStep(Date.now())) } }
  },
  'Account.turnTwoStepsOff': async (hands) => {
    const { headers, recoveryCodes } = await withTwoSteps(hands)
    return { headers, body: { password: PASSWORD, code: recoveryCodes[0] } }
  },
  'Account.renewRecoveryCodes': async (hands) => {
    const { headers, recoveryCodes } = await withTwoSteps(hands)
    return { headers, body: { password: PASSWORD, code: recoveryCodes[0] } }
  },
  'Session.end': asAnother(),
  'Staff.one': onColleague,
  'Staff.invite': ({ number }) => ({
    body: { name: 'Piet', email: `piet${number()}@example.com` },
  }),
  'Staff.inviteAgain': async (hands) => ({ parts: { id: (await invited(hands)).id } }),
  'Staff.remove': async (hands) => ({ parts: { id: (await invited(hands)).id } }),
  'Staff.deactivate': onColleague,
  'Staff.activate': async (hands) => {
    const { id } = await colleague(hands)
    await hands.staff.post(`/staff/${id}/deactivate`)
    return { parts: { id } }
  },
  'Staff.endSessions': onColleague,
  'Staff.sendResetLink': onColleague,
  'Staff.turnTwoStepsOff': async (hands) => ({ parts: { id: (await withTwoSteps(hands)).id } }),
  'Customers.one': onCustomer(),
  'Customers.change': async (hands) => {
    const row = await customer(hands)
    const { name, email, phone, city, version } = row
    const body = { name, email, phone, city, notes: 'Vegetarisch', business: false, version }
    return { parts: { id: String(row.id) }, body }
  },
  'Customers.consent': onCustomer({ what: 'news', given: true }),
  'Customers.data': onCustomer(),
  'Customers.document': onCustomer(),
  'Customers.beforeErasure': onCustomer(),
  'Customers.erase': async (hands) => {
    const { id, name, booking } = await customer(hands)
    // Long past, so that nothing of it has to be kept.
    await hands.house.pool.query(
      `UPDATE bookings SET stay = daterange('2015-03-02', '2015-03-04'), created_at = '2015-01-01' WHERE id = $1`,
      [booking],
    )
    return { parts: { id: String(id) }, body: { name } }
  },
  'Customers.merge': async (hands) => {
    const { id, body } = await merging(hands)
    return { parts: { id: String(id) }, body }
  },
  'Customers.split': async (hands) => {
    const row = await customer(hands)
    await hands.paid({ email: row.email })
    return { parts: { id: String(row.id) }, body: { orderId: row.booking } }
  },
  'Customers.undo': async (hands) => {
    const { id, body } = await merging(hands)
    const { moves } = await hands.staff.post(`/customers/${id}/merge`, body)
    return { parts: { moveId: String(moves[0].id) } }
  },
  'DeskOrders.options': () => ({}),
  'FormMessages.spreadsheet': () => ({ query: { forms: 'vendor' } }),
  'FormMessages.change': async ({ first }) => ({
    parts: { id: String((await first('/form-messages')).id) },
    body: { handled: true, note: 'Gebeld' },
  }),
  'Mails.one': async ({ first }) => ({ parts: { id: (await first('/mails')).id } }),
  'MailTemplates.one': keyed('confirmation'),
  'MailTemplates.preview': keyed('confirmation', { texts: {} }),
  'MailTemplates.test': keyed('confirmation', { texts: {} }),
  'PageTexts.one': keyed('over-ons'),
  'PageTexts.change': keyed('over-ons', page),
  'PageTexts.remove': async ({ staff }) => {
    const { version } = await staff.put('/page-texts/over-ons', page)
    return { parts: { id: 'over-ons' }, query: { version: String(version) } }
  },
  'PagePreview.preview': keyed('over-ons', page),
  'Readings.change': keyed(READING, { value: '2.50' }),
  'ReadingExamples.examples': keyed(READING),
  'Texts.one': keyed(TEXT),
  'Texts.change': async ({ staff }) => {
    const { literal, version } = await staff.get(`/texts/${TEXT}`)
    return { parts: { id: TEXT }, body: { text: `${literal}!`, version } }
  },
  'Texts.remove': async ({ staff }) => {
    const { literal } = await staff.get(`/texts/${TEXT}`)
    const { version } = await staff.put(`/texts/${TEXT}`, { text: `${literal}.` })
    return { parts: { id: TEXT }, query: { version: String(version) } }
  },
  'Translations.one': keyed(TRANSLATION),
  'Translations.change': keyed(TRANSLATION, { text: 'Pri ni' }),
  'Translations.remove': async ({ staff }) => {
    const { version } = await staff.put(`/translations/${TRANSLATION}`, { text: 'Ni' })
    return { parts: { id: TRANSLATION }, query: { version: String(version) } }
  },
  'Banner.change': () => ({ body: { text: 'Vanaf maart is de tuin open.' } }),
  'Breakfast.change': () => ({ body: { included: false } }),
  'CheckIn.change': asItIs('/settings/check-in'),
  'Clock.move': () => ({ body: { today: later('2026-02-02', 1) } }),
  'Company.change': asItIs('/settings/company'),
  'NewBookingMail.change': () => ({ body: { on: false } }),
  'NightRegisterSetting.change': asItIs('/settings/night-register'),
  'OldCalls.change': asItIs('/settings/old-calls'),
  'RuleNumbers.change': asItIs('/settings/rule-numbers'),
  'FirstSteps.open': () => ({}),
  'FirstSteps.answer': () => ({ body: { question: 'seasons', answer: 'none' } }),
  'FirstSteps.setAddress': ({ house }) => ({ body: { url: house.api.url } }),
  'OldSite.run': () => ({ body: { tree: { content: { services: oneService } } } }),
}
