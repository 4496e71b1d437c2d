import type { ReactNode } from 'react'
import { lazyScreen } from './shell/lazy-screen.tsx'
import { addTexts } from './texts/i18n-provider.ts'

/** What stands around the screens of who is signed in, with their texts. */
export const layout = lazyScreen<{ children: ReactNode }>(async () => {
  const [{ BackOfficeLayout }, { behindTheDoor }] = await Promise.all([
    import('./shell/BackOfficeLayout.tsx'),
    import('./texts/behind-the-door.ts'),
  ])
  await addTexts(behindTheDoor)
  return BackOfficeLayout
})

/** Which screen stands where: who signs in needs to know of none of them yet. */
export const staffRoutes = lazyScreen(async () => (await import('./StaffRoutes.tsx')).StaffRoutes)

/**
 * Fetches the code of the screen at an address, before it is drawn. What fails here is told when
 * the screen is.
 */
export function fetchScreen(path: string): void {
  const screens = import('./screens.ts').then(({ screenAt }) => screenAt(path)?.load())
  const data = import('./data/data-provider.ts')
  void Promise.all([layout.load(), staffRoutes.load(), screens, data]).catch(() => {})
}
