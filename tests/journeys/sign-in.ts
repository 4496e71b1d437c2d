import type { Page } from 'playwright-core'
import type { OpenSetup } from './open-setup.ts'

/** Signs a member of staff in, who is in the agenda then. */
export async function signIn(
  page: Page,
  { site, login }: Pick<OpenSetup, 'site' | 'login'>,
): Promise<void> {
  await page.goto(`${site}/login`)
  await page.getByLabel('E-mail').fill(login.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.waitForURL('**/agenda*')
}
