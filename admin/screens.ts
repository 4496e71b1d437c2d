import type { ReactNode } from 'react'
import { lazyScreen } from './shell/lazy-screen.tsx'

/** What stands around each of them. */
export const layout = lazyScreen<{ children: ReactNode }>(
  async () => (await import('./shell/HouseLayout.tsx')).HouseLayout,
)

/** What stands at any other address. */
export const notFound = lazyScreen(
  async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage,
)

/** The screens of who is signed in, at the documents' addresses (BO §2). */
export const screens = {
  '/agenda': lazyScreen(async () => (await import('./agenda/AgendaPage.tsx')).AgendaPage),
  '/agenda/aanpassen': lazyScreen(
    async () => (await import('./bookings/BookingPage.tsx')).BookingPage,
  ),
  '/mail': lazyScreen(async () => (await import('./mails/MailListPage.tsx')).MailListPage),
  '/mail/details': lazyScreen(async () => (await import('./mails/MailPage.tsx')).MailPage),
  '/instellingen': lazyScreen(
    async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  ),
} as const

/**
 * Fetches the code of the screen at an address, before it is drawn. What fails here is told when
 * the screen is.
 */
export function fetchScreen(path: string): void {
  const screen = Object.entries(screens).find(([at]) => at === path)?.[1]
  if (screen) void Promise.all([layout.load(), screen.load()]).catch(() => {})
}
