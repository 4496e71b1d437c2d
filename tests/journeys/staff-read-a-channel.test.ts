import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaView } from '../../api/agenda/agenda.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { type PortalServer, startPortals } from '../api/channels/portal-server.ts'
import { tuesdayAhead } from './a-stay.ts'
import { DESK, PHONE, look, openBrowser, openPage } from './open-browser.ts'
import { type OpenSetup, openSetup } from './open-setup.ts'
import { signIn } from './sign-in.ts'

/** The one room of its type. */
const ROOM = 12
const preload = path.resolve(import.meta.dirname, 'played-portals.mjs')

let portals: PortalServer
let house: OpenSetup
let browser: Browser
beforeAll(async () => {
  portals = await startPortals()
  const given = {
    NODE_OPTIONS: `--import=${preload}`,
    PORTALS_PORT: new URL(portals.origin).port,
    PORTALS_CA: portals.reach.ca!,
  }
  ;[house, browser] = await Promise.all([openSetup(given), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
  await portals?.close()
})

const days = (from: string, more: number) => formatDay(parseDay(from)! + more)

/** Two nights from a Tuesday in which the room is empty. */
async function emptyNights(page: Page): Promise<string> {
  const first = await tuesdayAhead(house.site)
  for (let arrival = formatDay(first); ; arrival = days(arrival, 7)) {
    const week = `from=${arrival}&until=${days(arrival, 2)}`
    const answer = await page.request.get(`${house.site}/api/back-office/agenda?${week}`)
    const { bookings, closures } = (await answer.json()) as AgendaView
    if (closures.length === 0 && bookings.every(({ roomNumber }) => roomNumber !== ROOM))
      return arrival
  }
}

/** Plays a portal that sold two nights, in its own words, and answers the address of its calendar. */
function sells(portal: string, arrival: string, summary: string): string {
  const [from, until] = [arrival, days(arrival, 2)].map((day) => day.replaceAll('-', ''))
  const event = [
    `UID:${portal}-1`,
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${until}`,
    `SUMMARY:${summary}`,
  ]
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR']
  portals.at(`/${portal}.ics`, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(lines.join('\r\n'))
  })
  return `https://portaal.example/${portal}.ics`
}

/** Makes a link of the room for a portal, pastes its calendar, and confirms the first list. */
async function readPortal(page: Page, portal: string, url: string) {
  await page.goto(`${house.site}/instellingen?tab=meer`)
  await page.getByRole('link', { name: 'Kanalen' }).click()
  await page.getByRole('combobox', { name: 'Kanaal' }).click()
  await page.getByRole('option', { name: portal }).click()
  await page.getByRole('combobox', { name: 'Kamer', exact: true }).click()
  await page.getByRole('option', { name: new RegExp(`^${ROOM} · `) }).click()
  await page.getByRole('button', { name: 'Maak koppeling' }).click()
  const link = page.getByRole('region', { name: portal }).getByRole('listitem').first()
  await link.getByRole('button', { name: 'Plak agenda' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Adres van de agenda').fill(url.replace('https:', 'http:'))
  await form.getByRole('button', { name: 'Bewaar en lees' }).click()
  await form.getByText('Het begint met https://.').first().waitFor()
  await form.getByLabel('Adres van de agenda').fill(url)
  await look(page)
  await form.getByRole('button', { name: 'Bewaar en lees' }).click()
  await link.getByText('Klopt deze eerste lijst?').waitFor()
  await link.getByText('Nog te bevestigen').waitFor()
  await look(page)
  await link.getByRole('button', { name: 'Nu lezen' }).click()
  await page.getByText(`De agenda van ${portal} is gelezen.`).waitFor()
  await link.getByRole('button', { name: 'Deze lijst klopt' }).click()
  await page.getByText('De lijst is bevestigd.').waitFor()
  return link
}

describe('staff who read what a portal sold', () => {
  let arrival: string

  it('confirm its first list, and have its sale in the agenda', async () => {
    const { page, wrong } = await openPage(browser, DESK)
    await signIn(page, house)
    arrival = await emptyNights(page)
    const link = await readPortal(page, 'Airbnb', sells('airbnb', arrival, 'Reserved'))
    await link.getByRole('link', { name: /^Boeking / }).waitFor()
    await look(page)
    await page.goto(`${house.site}/agenda?date=${arrival}`)
    await page.getByText('Gast van Airbnb').first().waitFor()
    await look(page)
    await page.goto(`${house.site}/instellingen/kanalen`)
    await link.getByRole('link', { name: /^Boeking / }).click()
    await page.getByText('Nog geen prijs').first().waitFor()
    await look(page)
    expect(wrong.filter((line) => !line.includes('400'))).toEqual([])
  })

  it('are told on a phone that another portal sold the same nights', async () => {
    const { page, wrong } = await openPage(browser, PHONE)
    await signIn(page, house)
    const url = sells('booking', arrival, 'CLOSED - Not available')
    const link = await readPortal(page, 'Booking.com', url)
    await link.getByText('Dubbel geboekt').waitFor()
    await look(page)
    await page.goto(`${house.site}/dashboard`)
    await page.getByText('Dubbel geboekt').first().waitFor()
    await look(page)
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport)
      await page.goto(`${house.site}/agenda?date=${arrival}`)
      await page.getByText('Gast van Booking.com').first().waitFor()
      await look(page)
    }
    expect(wrong.filter((line) => !line.includes('400'))).toEqual([])
  })
})
