import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import { tuesdayAhead } from './a-stay.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, look, openPage } from './open-browser.ts'
import { payInSandbox } from './pay-in-sandbox.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()
const PORTAL = 'Airbnb'

/** Makes a link of a room and answers its address, as it stands on the page. */
async function makeLink(page: Page, number: number): Promise<string> {
  await page.getByRole('combobox', { name: 'Kanaal' }).click()
  await page.getByRole('option', { name: PORTAL }).click()
  await page.getByRole('combobox', { name: 'Kamer', exact: true }).click()
  await page.getByRole('option', { name: new RegExp(`^${number} · `) }).click()
  await page.getByRole('button', { name: 'Maak koppeling' }).click()
  const row = linkRow(page, number)
  await row.getByText(`Nog niet gelezen: plak de koppeling bij ${PORTAL}.`).waitFor()
  return (await row.getByText(/\/ical\//).textContent())!
}
const linkRow = (page: Page, number: number) =>
  page
    .getByRole('region', { name: PORTAL })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^Kamer ${number} `) }) })

/** The nights that a feed blocks, as the portal reads them: without a session. */
async function blocked(url: string): Promise<Set<string>> {
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  const days = [...(await answer.text()).matchAll(/DT(?:START|END);VALUE=DATE:(\d{8})/g)]
  const epochDays = days.map(([, day]) =>
    Math.round(
      Date.parse(`${day!.slice(0, 4)}-${day!.slice(4, 6)}-${day!.slice(6)}T00:00:00Z`) / 86_400_000,
    ),
  )
  const nights = new Set<string>()
  for (let at = 0; at < epochDays.length; at += 2)
    for (let night = epochDays[at]!; night < epochDays[at + 1]!; night++)
      nights.add(formatDay(night))
  return nights
}

/** Two nights, from a Tuesday, that a feed has free. */
async function freeNights(url: string): Promise<EpochDay> {
  const taken = await blocked(url)
  let arrival = await tuesdayAhead(house.site)
  while (taken.has(formatDay(arrival)) || taken.has(formatDay(arrival + 1))) arrival += 7
  return arrival
}

describe('staff who sell at a portal too', () => {
  it('paste a link there, and what a guest books here is taken there', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    await page.goto(`${house.site}/instellingen?tab=meer`)
    await page.getByRole('link', { name: 'Kanalen' }).click()
    await page.waitForURL('**/instellingen/kanalen')
    await page.getByText('Nog geen koppelingen').waitFor()
    await look(page)
    await makeLink(page, 1)
    const url = await makeLink(page, 2)
    await look(page)

    const arrival = await freeNights(url)
    // The screen follows by itself.
    await linkRow(page, 2)
      .getByText(/^Laatst gelezen: zojuist/)
      .waitFor()

    const guest = await openPage(house.browser, PHONE)
    const stay = new URLSearchParams({
      kamer: 'kleine-knusse-kamer',
      aankomst: formatDay(arrival),
      vertrek: formatDay(arrival + 2),
      personen: '1',
    })
    await guest.page.goto(`${house.site}/online-afrekenen?${stay}`)
    await guest.page.getByLabel('Voornaam').fill('Kees')
    await guest.page.getByLabel('Achternaam').fill('Kanaal')
    await guest.page.getByLabel('E-mail').fill('kees@example.com')
    await guest.page.getByLabel('Telefoon').fill('0612345678')
    await guest.page.getByLabel('Woonplaats').fill('Sittard')
    await guest.page.getByRole('button', { name: 'Verder naar details' }).click()
    await guest.page.getByRole('button', { name: 'Verder naar betalen' }).click()
    await guest.page
      .getByRole('button', { name: 'Plaats boeking met betalingsverplichting' })
      .click()
    await payInSandbox(guest.page)
    await guest.page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
    await expect
      .poll(async () => {
        const nights = await blocked(url)
        return [0, 1].map((more) => nights.has(formatDay(arrival + more)))
      })
      .toEqual([true, true])

    await linkRow(page, 2).getByRole('button', { name: 'Vernieuw koppeling' }).click()
    await look(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Vernieuw koppeling' }).click()
    await linkRow(page, 2)
      .getByText(/^Nog niet gelezen/)
      .waitFor()
    expect((await fetch(url)).status).toBe(404)
    expect([...wrong, ...guest.wrong]).toEqual([])
  })

  it('find it on a phone, and take a link away', async () => {
    const { page, wrong } = await openPage(house.browser, PHONE)
    await signIn(page, house)
    await page.goto(`${house.site}/instellingen/kanalen`)
    for (const number of [1, 2]) {
      await linkRow(page, number).waitFor()
      await look(page)
      await linkRow(page, number).getByRole('button', { name: 'Verwijder koppeling' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Verwijder koppeling' }).click()
      await linkRow(page, number).waitFor({ state: 'detached' })
    }
    await page.getByText('Nog geen koppelingen').waitFor()
    expect(wrong).toEqual([])
  })
})
