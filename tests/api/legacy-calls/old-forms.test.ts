import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN } from '../setup/api-process.ts'
import { emptied } from '../setup/emptied.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { answerOldCalls, callOld, oldForms, openMovedHouse, postOld } from './old-site.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openMovedHouse()
})
afterAll(() => setup.close())
afterEach(() => emptied(setup.pool, 'form_messages, outbox'))

const stored = async () =>
  (
    await setup.pool.query<{ form: string; answers: Record<string, string>; place: string }>(
      'SELECT * FROM form_messages ORDER BY form',
    )
  ).rows
const forms = [
  ['/ContactForm', 'contact', '/contact?verzonden=ja'],
  ['/user', 'vendor', '/bedankt-inschrijving'],
  ['/user/hu', 'project', '/bedankt-aanvraag'],
] as const

describe('A form of an old page', () => {
  it.each(forms)(
    'sent to %s is kept as a message, answered with 201 and where it is thanked for',
    async (path, form, thanks) => {
      const visitor = '10.8.8.8'
      const first = await callOld(setup, path, oldForms[form], { visitor })
      expect([first.status, first.body]).toEqual([201, { url: ORIGIN + thanks }])
      expect((await setup.app.inject({ url: thanks })).statusCode).toBe(200)
      // Pressed twice, it is one message.
      expect((await callOld(setup, path, oldForms[form], { visitor })).status).toBe(201)
      expect((await stored()).map((one) => one.form)).toEqual([form])
      const { rowCount } = await setup.pool.query(`SELECT FROM outbox WHERE topic = 'form-sent'`)
      expect(rowCount).toBe(1)
    },
  )

  it('says each field by the name it has here', async () => {
    await callOld(setup, '/user', oldForms.vendor)
    await callOld(setup, '/user/hu', oldForms.project)
    await callOld(setup, '/ContactForm', oldForms.contact)
    const [contact, project, vendor] = await stored()
    expect(vendor).toMatchObject({
      place: 'waiting',
      answers: {
        ...{ lastName: "van 't Hooft", houseNumber: '12a', kvk: '12345678', goods: 'food' },
        ...{ stallChosen: 'ja', stallCount: '2', groundChosen: '', vanMetres: '4.5' },
        ...{ voltage: '240', tookPart: '', products: 'Kaas en noten', terms: 'ja' },
      },
    })
    expect(project?.answers).toMatchObject({
      ...{ municipality: 'Stein', budget: '4000', houseNumber: '1', initiator: 'Dorpsraad' },
    })
    expect(contact?.answers['description']).toBe('Is er een lift?\nEn mag de hond mee?')
  })

  it.each([
    ['/ContactForm', 'contact', 'phone', '', 'Controlleer het telefoonnummer.'],
    ['/ContactForm', 'contact', 'email', 'x', 'Controlleer het e-mail adres.'],
    ['/user', 'vendor', 'zip', '0181 KD', 'De postcode is niet geldig.'],
    ['/user', 'vendor', 'firstname', '', 'Controlleer de voornaam.'],
    ['/user', 'vendor', 'emailRepeat', 'anders@voorbeeld.nl', 'Controlleer het e-mail adres.'],
    ['/user', 'vendor', 'descProducts', '', 'Geef een duidelijke omschrijving van uw producten.'],
    ['/user/hu', 'project', 'govermentProject', '', 'Controlleer de gemeente van het project.'],
    ['/user/hu', 'project', 'projectTitle', ' ', 'Controlleer de titel van het project.'],
  ] as const)(
    'to %s (%s) with %s "%s" is told so at that field',
    async (path, form, field, value, text) => {
      const { status, body } = await callOld(setup, path, { ...oldForms[form], [field]: value })
      expect(status).toBe(400)
      expect(body.error.fields.map((one: { field: string }) => one.field)).toContain(field)
      expect(body.error.text).toBe(text)
      expect(await stored()).toEqual([])
    },
  )

  it('with only a first and a last name is answered, and nothing is stored', async () => {
    const names = { firstname: 'Anna', lastname: 'Berg' }
    const asked = await callOld(setup, '/user', names)
    const url = `${ORIGIN}/inschrijven-paasveerjaarmarkt`
    expect([asked.status, asked.body]).toEqual([201, { url }])
    const posted = await postOld(setup, '/user', names)
    expect([posted.status, posted.location]).toEqual([303, url])
    expect(await stored()).toEqual([])
  })

  it('is counted with the forms of the new pages: twenty an hour of one visitor', async () => {
    const visitor = '10.7.7.7'
    const statuses = []
    for (let press = 0; press < 21; press++) {
      const desc = `Bericht ${press}`
      const { status } = await callOld(
        setup,
        '/ContactForm',
        { ...oldForms.contact, desc },
        { visitor },
      )
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  })

  it('is not taken where staff have the old calls off', async () => {
    await answerOldCalls(setup, false)
    for (const [path, form] of forms)
      expect([path, (await callOld(setup, path, oldForms[form])).status]).toEqual([path, 404])
    await answerOldCalls(setup, true)
    expect(await stored()).toEqual([])
  })
})
