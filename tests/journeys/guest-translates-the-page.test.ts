import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { aStay } from './a-stay.ts'
import { houseInABrowser } from './house-in-a-browser.ts'
import { PHONE, bookOnPhone, openPage } from './open-browser.ts'
import { payInSandbox } from './pay-in-sandbox.ts'

const house = houseInABrowser()

/**
 * Has the page translated as browsers do it: its language is named anew, and every text node is put
 * away, for two `<font>`s with its words, also each that is drawn later.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translateIn = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walk.nextNode()) texts.push(walk.currentNode as Text)
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.nodeValue?.trim() || !parent) continue
        if (parent.closest('script, style, title, option, textarea, font')) continue
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        outer.firstElementChild!.append(text.nodeValue)
        text.replaceWith(outer)
      }
    }
    addEventListener('load', () => {
      // What is drawn by the server is taken over by the script first.
      setTimeout(() => {
        document.documentElement.lang = 'de'
        translateIn(document.body)
        new MutationObserver(() => translateIn(document.body)).observe(document.body, {
          childList: true,
          characterData: true,
          subtree: true,
        })
      }, 300)
    })
  })
}

const isTranslated = (page: Page) => page.waitForSelector('main font', { state: 'attached' })

describe('a guest whose browser translates the page', () => {
  it('reads the days that were chosen, books the room and pays it', async () => {
    const { arrival, departure } = await aStay(house.site)
    const { page, wrong } = await openPage(house.browser, PHONE)
    await translate(page)
    await page.goto(`${house.site}/kamer-overzicht/details?kamer=knusse-kamer`)
    await isTranslated(page)
    for (const chosen of [arrival, departure]) {
      const day = page.getByRole('button', {
        name: new RegExp(`^${dutchDayInWords(parseDay(chosen)!)}`),
      })
      while (!(await day.isVisible()))
        await page.getByRole('button', { name: 'Volgende maand' }).last().click()
      await day.click()
    }
    expect(await page.locator('main').innerText()).not.toContain('Kies een dag')
    await page.getByRole('radio', { name: /2/ }).first().check()
    await bookOnPhone(page).click()

    await page.getByRole('button', { name: 'Verder naar details' }).click()
    await page.getByText('Controlleer de voornaam.').first().waitFor()
    await page.getByLabel('Voornaam').fill('Hannah')
    await page.getByLabel('Achternaam').fill('Berger')
    await page.getByLabel('E-mail').fill('hannah@example.com')
    await page.getByLabel('Telefoon').fill('06 12345678')
    await page.getByLabel('Woonplaats').fill('Maastricht')
    await page.getByRole('button', { name: 'Verder naar details' }).click()
    await page.getByRole('button', { name: 'Verder naar betalen' }).click()
    await page.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' }).click()
    await payInSandbox(page)
    await page.waitForURL('**/bedankt?id=*')
    await page.getByRole('heading', { name: 'Je sleutel hangt klaar' }).waitFor()
    expect(wrong).toEqual([])
  })
})
