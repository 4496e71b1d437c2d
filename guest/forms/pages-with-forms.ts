import type { ComponentType } from 'react'
import { guestScreens } from '../../screens/guest-screens.ts'
import { formTicketRead } from '../calls/reads.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import type { PageRoute } from '../page/page-route.ts'

/** A page with a form that anybody can send: it carries a ticket along. */
const form = (path: string, source: string, load: () => Promise<ComponentType>): PageRoute => ({
  path,
  screen: lazyPart([source], load, { needsLaterWords: true }),
  reads: () => [formTicketRead()],
})

const thanks = lazyPart(
  ['sign-ups/SignUpThanksScreen.tsx'],
  async () => (await import('../sign-ups/SignUpThanksScreen.tsx')).SignUpThanksScreen,
  { needsLaterWords: true },
)

/** Contact, business, the two sign-ups and their thank-you pages. */
export const pagesWithForms: PageRoute[] = [
  form(
    guestScreens.contact.path,
    'contact/ContactScreen.tsx',
    async () => (await import('../contact/ContactScreen.tsx')).ContactScreen,
  ),
  form(
    guestScreens.business.path,
    'contact/BusinessScreen.tsx',
    async () => (await import('../contact/BusinessScreen.tsx')).BusinessScreen,
  ),
  form(
    guestScreens.vendorForm.path,
    'sign-ups/VendorScreen.tsx',
    async () => (await import('../sign-ups/VendorScreen.tsx')).VendorScreen,
  ),
  form(
    guestScreens.projectForm.path,
    'sign-ups/ProjectScreen.tsx',
    async () => (await import('../sign-ups/ProjectScreen.tsx')).ProjectScreen,
  ),
  ...[guestScreens.vendorThanks, guestScreens.projectThanks].map(({ path }): PageRoute => ({
    path,
    screen: thanks,
    reads: () => [],
  })),
]
