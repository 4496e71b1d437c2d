import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { CalendarView } from '../../api/availability/availability-shapes.ts'
import type { MailDetailView, MailView } from '../../api/mail/mail-shapes.ts'
import { parseDay, weekday } from '../../rules/calendar/day.ts'
import { words } from '../../rules/texts/all-words.ts'
import { dayInWords, sumInWords } from '../../rules/texts/in-language.ts'
import { readApi } from './enter-booking.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, look, bookOnPhone, openPage } from './open-browser.ts'
import { payInSandbox } from './pay-in-sandbox.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()
const german = words('de')
const english = words('en')

/** The first Friday of a later month from which a weekend is free. */
async function aFriday(): Promise<string> {
  const answer = await fetch(`${house.site}/api/room-types/familiekamer/calendar`)
  const { today, days } = (await answer.json()) as CalendarView
  return days.find(
    ({ day, maxNights, minNights }) =>
      day.slice(0, 7) > today.slice(0, 7) &&
      weekday(parseDay(day)!) === 5 &&
      minNights === 3 &&
      maxNights >= 3,
  )!.day
}

/** The mail of a kind to an address, once it is written, as staff read it. */
async function mailTo(page: Page, recipient: string, kind: string): Promise<MailDetailView> {
  const filter = encodeURIComponent(JSON.stringify({ q: recipient }))
  const read = <View>(path: string) => readApi<View>(page, house.site, `back-office/mails${path}`)
  const idOf = async () =>
    (await read<MailView[]>(`?filter=${filter}`)).find((mail) => mail.kind === kind)?.id
  await expect.poll(idOf, { timeout: 20_000 }).toBeDefined()
  return read(`/${await idOf()}`)
}

it('A German family is offered its language, books the family room in it, pays, and reads its mails', async () => {
  const { page, wrong } = await openPage(house.browser, PHONE, 'de-DE')
  await page.goto(`${house.site}/familie-kamer?personen=5`)
  await page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }).click()
  await page.waitForURL('**/de/familienzimmer?personen=5')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await look(page)

  const day = await aFriday()
  await page.goto(
    `${house.site}/de/familienzimmer?soort=vrijdag-weekend&aankomst=${day}&personen=5`,
  )
  const total = await page.locator('dl.lines .total .price').textContent()
  expect(total).toMatch(/^\d{3},\d\d\s€$/)
  const month = dayInWords(german, 'month', parseDay(day)!).split(' ')[0]!
  await page.getByText(month).first().waitFor()
  await look(page)
  await bookOnPhone(page, german).click()

  await page.waitForURL('**/de/buchung-familie?*')
  const { siteCheckout } = german
  await page.getByRole('button', { name: siteCheckout.onToDetails }).click()
  await page.getByText(german.formFields.email).first().waitFor()
  await page.getByLabel(siteCheckout.firstName).fill('Sabine')
  await page.getByLabel(siteCheckout.lastName).fill('Müller')
  await page.getByLabel(siteCheckout.email, { exact: true }).fill('sabine@example.com')
  await page.getByLabel(siteCheckout.phone).fill('+49 151 23456789')
  await page.getByLabel(siteCheckout.city).fill('Aachen')
  await look(page)
  await page.getByRole('button', { name: siteCheckout.onToDetails }).click()
  await page.getByRole('button', { name: siteCheckout.onToPayment }).click()
  await page.getByText(german.sitePayment.noWithdrawal).waitFor()
  await look(page)
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click()
  await payInSandbox(page)

  await page.waitForURL('**/de/danke-familie?id=*')
  await page.getByRole('heading', { name: german.siteThanks.confirmedTitle }).waitFor()
  await look(page)
  expect(wrong).toEqual([])

  const staff = await openPage(house.browser, DESK)
  await signIn(staff.page, house)
  const confirmation = await mailTo(staff.page, 'sabine@example.com', 'confirmation')
  expect(confirmation.subject).toMatch(/^Ihre Buchung /)
  expect(confirmation.html).toContain('<html lang="de">')
  expect(confirmation.html).toContain(german.mailConfirmation.title)
  expect(confirmation.text).toContain('Guten Tag Sabine Müller,')

  await staff.page.goto(`${house.site}/agenda/aanpassen?id=${confirmation.subjectId}`)
  await staff.page.getByText(/^Akkoord gegeven op .*, op de site in het Duits\.$/).waitFor()
  await staff.page.getByRole('button', { name: /^Annuleringsvoorwaarden/ }).click()
  const agreed = staff.page.getByRole('dialog', { name: 'Annuleringsvoorwaarden' })
  await agreed.getByText('Pläne ändern sich.').waitFor()
  await agreed.getByRole('button', { name: 'Sluiten' }).click()
  await staff.page.getByRole('button', { name: 'Boeking annuleren' }).click()
  const dialog = staff.page.getByRole('dialog', { name: 'Boeking annuleren' })
  await dialog.getByRole('button', { name: 'Boeking annuleren' }).click()
  await staff.page.getByText('De boeking is Geannuleerd!').waitFor()
  const cancellation = await mailTo(staff.page, 'sabine@example.com', 'cancellation')
  expect(cancellation.subject).toMatch(/^Ihre Buchung .* ist storniert$/)
  expect(cancellation.html).toContain('<html lang="de">')
  expect(cancellation.html).toContain(german.mailCancellation.title)

  await page.reload()
  await page.getByRole('heading', { name: german.siteThanks.cancelledTitle }).waitFor()
  await page.getByText(german.siteThanks.roomReleased).waitFor()
  await look(page)
  expect(wrong).toEqual([])
})

it('Staff correct an English sentence, and a guest reads it at once, and the former one once it is taken back', async () => {
  const { page, wrong } = await openPage(house.browser, DESK)
  await signIn(page, house)
  const [dutch, former] = [words('nl'), english].map(({ siteHome }) => siteHome.roomsDiffer)
  const guest = await openPage(house.browser, PHONE, 'en-GB')
  const reads = async (sentence: string) => {
    await guest.page.goto(`${house.site}/en/home`)
    await guest.page.getByText(sentence).waitFor()
  }
  const open = async () => {
    await page.goto(`${house.site}/instellingen/vertalingen?taal=en&welke=alles`)
    await page.getByLabel('Zoek in de vertalingen').fill(dutch!)
    await page.getByRole('link', { name: `Vertaal: ${dutch!.slice(0, 80)}` }).click()
    await page.waitForURL('**/instellingen/vertalingen/aanpassen?id=texts.siteHome.roomsDiffer.*')
  }
  await reads(former!)
  await open()
  await page.getByLabel('Engels').fill('No two rooms are alike.')
  await look(page)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('De vertaling is opgeslagen en staat er meteen.').waitFor()
  await reads('No two rooms are alike.')
  await open()
  await page.getByRole('button', { name: 'Terug naar de geleverde vertaling' }).click()
  await page.getByText('Uw vertaling is weg.').waitFor()
  await reads(former!)
  expect([...wrong, ...guest.wrong]).toEqual([])
})

it('An English guest orders breakfast, is told of wrong fields, and reads the same order in Dutch', async () => {
  const { page, wrong } = await openPage(house.browser, DESK, 'en-GB')
  const { siteBreakfast } = english
  await page.goto(`${house.site}/en/order-breakfast`)
  await page.getByText(sumInWords(english, 3185)).waitFor()
  await page.getByRole('button', { name: siteBreakfast.toReview }).click()
  await page.getByText(english.breakfast.receiver).waitFor()
  await page.getByText(english.breakfast.slot).waitFor()
  await look(page)

  await page.getByRole('button', { name: new RegExp(`^${english.siteBreakfast.dayLabel}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: english.siteRooms.nextMonth }).click()
  await dialog.locator('button.day:not([disabled])').first().click()
  await page.getByLabel(siteBreakfast.slotLabel).selectOption('2')
  await page.getByLabel(siteBreakfast.receiverLabel).fill('Bram de Wit')
  await page.getByLabel(siteBreakfast.streetLabel).fill('Kerkstraat')
  await page.getByLabel(siteBreakfast.houseNumberLabel).fill('4a')
  await page.getByLabel(siteBreakfast.postcodeLabel).fill('1012 AB')
  await page.getByLabel(siteBreakfast.cityLabel).fill('Amsterdam')
  await page.getByLabel(siteBreakfast.nameLabel).fill('Emma Brown')
  await page.getByLabel(siteBreakfast.emailLabel, { exact: true }).fill('emma(at)example.com')
  await page.getByLabel(siteBreakfast.phoneLabel).fill('+44 20 7946 0000')
  await page.getByText(english.breakfast.outsideArea).waitFor()
  await page.getByLabel(siteBreakfast.postcodeLabel).fill('6171 AB')
  await page.getByLabel(siteBreakfast.cityLabel).fill('Stein')
  await page.getByRole('button', { name: siteBreakfast.toReview }).click()
  await page.getByText(english.formFields.email).waitFor()
  await page.getByLabel(siteBreakfast.emailLabel, { exact: true }).fill('emma@example.com')
  await page.getByRole('button', { name: siteBreakfast.toReview }).click()
  await page.waitForURL('**/en/checkout-breakfast')
  await page.getByText(siteBreakfast.noWithdrawal).waitFor()
  await look(page)

  // Another language keeps what was filled in.
  await page.getByRole('link', { name: 'Nederlands' }).first().click()
  await page.waitForURL('**/online-afrekenen-ontbijt')
  await page.getByText('Kerkstraat 4a, 6171 AB Stein').waitFor()
  expect(wrong).toEqual([])
})

it('A guest who turns around in the middle finds the same stay in another language', async () => {
  const { page, wrong } = await openPage(house.browser, DESK, 'nl-NL')
  await page.goto(`${house.site}/kamer-overzicht/details?kamer=knusse-kamer&personen=2`)
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL('**/en/rooms/details?kamer=knusse-kamer&personen=2')
  await page.getByRole('button', { name: english.siteRooms.nextMonth }).last().waitFor()
  await page.goBack()
  await page.waitForURL('**/kamer-overzicht/details?kamer=knusse-kamer&personen=2')
  await page.goto(`${house.site}/contact`)
  const question = page.getByLabel(words('nl').formLabels.message)
  await question.fill('Is de trap steil?')
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL('**/en/contact')
  await expect
    .poll(() => page.getByLabel(english.formLabels.message).inputValue())
    .toBe('Is de trap steil?')
  await page.goto(`${house.site}/en/nothing-here`)
  await page.getByRole('heading', { name: english.sitePage.notFound }).waitFor()
  await look(page)
  expect(wrong.filter((line) => !line.includes('404'))).toEqual([])
})
