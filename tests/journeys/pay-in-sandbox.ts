import type { Page } from 'playwright-core'

/**
 * Pays on the page of the sandbox, to which a guest is being led.
 *
 * @param before what is looked at there first
 */
export async function payInSandbox(page: Page, before?: () => Promise<void>): Promise<void> {
  await page.waitForURL('**/sandbox/**')
  await before?.()
  await page.getByRole('button', { name: 'Betaald' }).click()
}
