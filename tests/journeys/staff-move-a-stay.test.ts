import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { AgendaView } from '../../api/agenda/agenda.ts'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { DESK, PHONE, expectAccessible, expectNoSidewaysScroll, openPage } from './open-browser.ts'
import { signIn } from './sign-in.ts'

const house = houseInABrowser()

const days = (from: string, more: number) => formatDay(parseDay(from)! + more)

/** A confirmed stay of a later week, and another room of its type that is free on those nights. */
async function stayWithRoomBeside(page: Page) {
  const read = async (from: string) =>
    (await (
      await page.request.get(
        `${house.site}/api/back-office/agenda?from=${from}&until=${days(from, 7)}`,
      )
    ).json()) as AgendaView
  const { today } = await read('2026-01-05')
  const monday = days(today, 1 - (((parseDay(today)! + 3) % 7) + 1))
  for (let week = 1; week < 20; week++) {
    const from = days(monday, 7 * week)
    const { bookings, rooms, closures } = await read(from)
    for (const booking of bookings) {
      const { arrival, departure } = booking
      const isInside = arrival >= from && departure <= days(from, 4)
      const isShut = closures.some((closure) => closure.from < departure && arrival < closure.until)
      const beside = rooms.find(
        ({ id, roomTypeId }) =>
          roomTypeId === booking.roomTypeId &&
          !isShut &&
          bookings.every(
            (other) =>
              other.roomId !== id || other.departure <= arrival || departure <= other.arrival,
          ),
      )
      if (booking.state === 'confirmed' && isInside && beside) return { booking, beside, from }
    }
  }
  throw new Error('the demo has no stay with an empty room beside it')
}

/** Drags by the mouse from a block to the middle of another, level with it. */
async function drag(page: Page, block: Locator, lane: Locator) {
  const [from, to] = [(await block.boundingBox())!, (await lane.boundingBox())!]
  const y = from.y + 12
  await page.mouse.move(from.x + from.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 10, y, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, y, { steps: 8 })
  await page.mouse.up()
}

describe('staff who move a stay on the agenda', () => {
  it('see what it comes to, carry it out, and take it back', async () => {
    const { page, wrong } = await openPage(house.browser, DESK)
    await signIn(page, house)
    const { booking, beside, from } = await stayWithRoomBeside(page)
    const inRoom = async () =>
      (
        (await (
          await page.request.get(`${house.site}/api/back-office/bookings/${booking.id}`)
        ).json()) as BookingView
      ).roomNumber

    await page.goto(`${house.site}/agenda?date=${from}`)
    const block = page.locator(`[data-stay="${booking.id}"]`)
    await block.waitFor()
    await expectAccessible(page)
    await drag(page, block, page.locator(`[data-lane][aria-label="Kamer ${beside.number}"]`))
    const panel = page.getByRole('dialog', { name: /^Verplaats/ })
    await panel.getByText('De prijs blijft gelijk.').waitFor()
    await expectAccessible(page)
    expect(await inRoom()).toBe(booking.roomNumber)

    await panel.getByRole('button', { name: 'Wijziging doorvoeren' }).click()
    const undo = page.getByRole('button', { name: 'Ongedaan maken' })
    await undo.waitFor()
    expect(await inRoom()).toBe(beside.number)
    await page
      .locator(`[data-lane][aria-label="Kamer ${beside.number}"] [data-stay="${booking.id}"]`)
      .waitFor()
    await undo.click()
    await page.getByText('Ongedaan gemaakt').waitFor()
    expect(await inRoom()).toBe(booking.roomNumber)

    await page.setViewportSize(PHONE)
    await page.goto(`${house.site}/agenda?date=${booking.arrival}&list=board`)
    await page.locator(`[data-stay="${booking.id}"]`).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(wrong).toEqual([])
  })
})
