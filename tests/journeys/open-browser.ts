import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type Locator, type Page, chromium } from 'playwright-core'
import { expect } from 'vitest'
import { type Words, words } from '../../rules/texts/all-words.ts'
import { findChromium } from '../../launch/find-chromium.mjs'

/** The phone of the look: 360 pixels wide. */
export const PHONE = { width: 360, height: 740 }
export const DESK = { width: 1280, height: 900 }

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}

/**
 * A page of somebody new, whose browser prefers a language. What goes wrong on it, in the console or
 * unhandled, ends up in `wrong`.
 */
export async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  locale = 'nl-NL',
): Promise<{ page: Page; wrong: string[] }> {
  const context = await browser.newContext({
    viewport,
    locale,
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`))
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      wrong.push(`${page.url()}: ${message.text()} ${message.location().url}`),
  )
  return { page, wrong }
}

/**
 * Fails with what axe finds on the page as it is now: WCAG 2.2 A and AA, and its best practices.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // A frame that runs no scripts runs no axe either, and would be waited for without end.
    .exclude('iframe[sandbox]')
    // Of what passes nothing is written out: it took a third of axe's time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // In the page alone, without a second one that puts the answers of frames together.
    .setLegacyMode()
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(screen)
}

/** What holds for every page: axe finds nothing on it, and it does not scroll sideways. */
export async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/**
 * 'Boeken' on a phone: the one of the bar at the foot of the screen. The one beside the room's name
 * is hidden there by a sheet, so before the sheets are read it would be the first.
 */
export function bookOnPhone(page: Page, { siteRooms, stay }: Words = words()): Locator {
  return page
    .getByRole('region', { name: siteRooms.totalAndBook })
    .getByRole('link', { name: stay.book, exact: true })
}
