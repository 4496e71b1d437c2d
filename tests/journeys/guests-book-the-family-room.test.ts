import { expect, it } from 'vitest'
import type { CalendarView } from '../../api/availability/availability-shapes.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { parseDay, weekday } from '../../rules/calendar/day.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { PHONE, look, bookOnPhone, openPage } from './open-browser.ts'
import { payInSandbox } from './pay-in-sandbox.ts'

const house = houseInABrowser()

/** The first Friday of a later month from which a weekend is free. */
async function aFriday(): Promise<{ day: string; monthsAhead: number }> {
  const answer = await fetch(`${house.site}/api/room-types/familiekamer/calendar`)
  const { today, days } = (await answer.json()) as CalendarView
  const { day } = days.find(
    ({ day: date, maxNights, minNights }) =>
      date.slice(0, 7) > today.slice(0, 7) &&
      weekday(parseDay(date)!) === 5 &&
      minNights === 3 &&
      maxNights >= 3,
  )!
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return { day, monthsAhead: months(day) - months(today) }
}

it('Five guests with a phone find the family room from the search, choose a weekend by one day, pay, and are told so', async () => {
  const { day, monthsAhead } = await aFriday()
  const { page, wrong } = await openPage(house.browser, PHONE)
  await page.goto(`${house.site}/zoeken`)
  await page.getByRole('link', { name: 'Met 4 tot 6 personen: de familiekamer' }).click()
  await page.waitForURL('**/familie-kamer')
  await page.getByRole('heading', { level: 1, name: 'Familiekamer' }).waitFor()
  await look(page)

  // Until an arrangement is chosen a day says what is missing.
  for (let month = 0; month < monthsAhead; month++)
    await page.getByRole('button', { name: 'Volgende maand' }).last().click()
  const friday = page.getByRole('button', {
    name: new RegExp(`^${dutchDayInWords(parseDay(day)!)}`),
  })
  await friday.click({ force: true })
  await page.getByText('Kies eerst hoe lang je blijft.').waitFor()

  const weekend = page.getByRole('link', { name: /^Vrijdag-weekend/ })
  expect(await weekend.textContent()).toMatch(/3.nachten€.519,00/)
  await weekend.click()
  await page.waitForURL('**/familie-kamer?soort=vrijdag-weekend')
  await friday.click()
  await page.waitForURL(`**/familie-kamer?aankomst=${day}&vertrek=*`)
  const persons = page.getByRole('group', { name: 'Met hoeveel personen?' })
  await persons.waitFor()
  expect(await persons.getByRole('radio').count()).toBe(3)
  await persons.getByRole('radio', { name: /5.personen/ }).check()
  for (const line of [
    'Vrijdag-weekend',
    'Toeslag voor 5 personen',
    'Toeristenbelasting',
    'Schoonmaak',
  ])
    await page.locator('dl.lines').getByText(line).waitFor()
  await look(page)
  await page.reload()
  await bookOnPhone(page).click()

  await page.waitForURL('**/online-afrekenen-familie?*')
  await page.getByLabel('Voornaam').fill('Jet')
  await page.getByLabel('Achternaam').fill('Claassen')
  await page.getByLabel('E-mail').fill('jet@example.com')
  await page.getByLabel('Telefoon').fill('06 12345678')
  await page.getByLabel('Woonplaats').fill('Beek')
  await look(page)
  await page.getByRole('button', { name: 'Verder naar details' }).click()
  await page.getByRole('button', { name: 'Verder naar betalen' }).click()
  await page.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' }).click()
  await payInSandbox(page)

  await page.waitForURL('**/bedankt-familie?id=*')
  await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
  await page.getByText('Familiekamer, 5').waitFor()
  await look(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
  expect(wrong).toEqual([])

  // Who comes for the same weekend now is told, and finds another one with one press.
  const other = await openPage(house.browser, PHONE)
  await other.page.goto(
    `${house.site}/familie-kamer?soort=vrijdag-weekend&aankomst=${day}&personen=4`,
  )
  await other.page.getByRole('alert').waitFor()
  await look(other.page)
  await other.page.locator('a.alternative').first().click()
  await bookOnPhone(other.page).waitFor()
  expect(other.wrong).toEqual([])
})
