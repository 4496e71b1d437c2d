import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { totpCode, totpStep } from '../../api/staff/totp.ts'
import { type MailServer, startMailServer } from '../api/mail/mail-server.ts'
import {
  DESK,
  PHONE,
  expectAccessible,
  expectNoSidewaysScroll,
  openBrowser,
  openPage,
} from './open-browser.ts'
import { type OpenSetup, openSetup } from './open-setup.ts'
import { signIn } from './sign-in.ts'

/** Another one when the journey is made again. */
const someone = () => ({
  name: 'Noor Maas',
  email: `noor-${Date.now()}@example.com`,
  password: 'een fiets in de kersenboom',
})
type Someone = ReturnType<typeof someone>

let mails: MailServer
let setup: OpenSetup
let browser: Browser
beforeAll(async () => {
  mails = await startMailServer()
  ;[setup, browser] = await Promise.all([openSetup({ SMTP_URL: mails.url }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await setup?.close()
  await mails?.stop()
})

/** The link of the mail that came to an address. */
const linkTo = (email: string) =>
  vi.waitFor(
    () => {
      const mail = mails.received.find(({ to }) => to?.[0]?.address === email)
      const link = /http:\S+#[\w.-]+/.exec(mail?.text ?? '')?.[0]
      expect(link).toBeDefined()
      return link!
    },
    { timeout: 15_000 },
  )

async function fillIn(page: Page, { email, password }: Someone): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

describe('somebody who is invited', () => {
  it('chooses a password, signs in, turns the second step on, and signs in with a code', async () => {
    const noor = someone()
    const owner = await openPage(browser, DESK)
    await signIn(owner.page, setup)
    await owner.page.goto(`${setup.site}/instellingen/mensen`)
    await owner.page.getByRole('link', { name: 'Iemand uitnodigen' }).click()
    await owner.page.getByLabel('Naam').fill(noor.name)
    await owner.page.getByLabel('E-mail').fill(noor.email)
    await owner.page.getByRole('button', { name: 'Iemand uitnodigen' }).click()
    await owner.page.getByText(`De uitnodiging aan ${noor.name} is gemaild.`).waitFor()
    await owner.page.getByText(noor.email).waitFor()
    await expectAccessible(owner.page)

    const { page, wrong } = await openPage(browser, PHONE)
    // Who is not signed in yet is asked about once, which a browser notes as an error.
    await page.goto(await linkTo(noor.email))
    await page.getByLabel('Nieuw wachtwoord').fill(noor.password)
    await page.getByRole('button', { name: 'Bewaar het wachtwoord' }).click()
    await page.getByText(/^Uw wachtwoord is gewijzigd/).waitFor()
    await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
    await fillIn(page, noor)
    await page.waitForURL('**/agenda*')

    await page.goto(`${setup.site}/instellingen/mijn-account`)
    await page.getByRole('button', { name: 'Zet het aan' }).click()
    const card = page.locator('.MuiCard-root', { hasText: 'Inloggen in twee stappen' })
    await card.getByLabel('Huidig wachtwoord').fill(noor.password)
    await card.getByRole('button', { name: 'Ga verder' }).click()
    await card.getByRole('img', { name: /QR-code/ }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await card.getByLabel('Code van de app').fill(totpCode(secret, totpStep(Date.now())))
    await card.getByRole('button', { name: 'Bevestig' }).click()
    await card.getByRole('heading', { name: 'Uw herstelcodes' }).waitFor()
    const recoveryCode = (await card.getByRole('listitem').first().textContent()) ?? ''
    await expectNoSidewaysScroll(page)
    await card.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await card.getByText(/U hebt nog 10 herstelcodes/).waitFor()
    expect(wrong.filter((line) => !line.includes('/api/staff/session'))).toEqual([])

    // A code is good once: the next one comes half a minute later, and is taken that early.
    const elsewhere = await openPage(browser, PHONE)
    await elsewhere.page.goto(`${setup.site}/login`)
    await fillIn(elsewhere.page, noor)
    const code = elsewhere.page.getByLabel('Code')
    await code.waitFor()
    await expectAccessible(elsewhere.page)
    await expectNoSidewaysScroll(elsewhere.page)
    await code.fill(totpCode(secret, totpStep(Date.now()) + 1))
    await elsewhere.page.getByRole('button', { name: 'Inloggen' }).click()
    await elsewhere.page.waitForURL('**/agenda*')

    const withoutPhone = await openPage(browser, DESK)
    await withoutPhone.page.goto(`${setup.site}/login`)
    await fillIn(withoutPhone.page, noor)
    await withoutPhone.page.getByRole('button', { name: /gebruik een herstelcode/ }).click()
    await withoutPhone.page.getByLabel('Herstelcode').fill(recoveryCode)
    await withoutPhone.page.getByRole('button', { name: 'Inloggen' }).click()
    await withoutPhone.page.waitForURL('**/agenda*')

    await owner.page.goto(`${setup.site}/instellingen/wijzigingen`)
    await owner.page
      .getByRole('heading', { name: /^Account gewijzigd/ })
      .first()
      .waitFor()
    await owner.page.getByText(noor.email).waitFor()
    await expectAccessible(owner.page)
    expect(owner.wrong).toEqual([])
  })
})
