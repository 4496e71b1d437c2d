import type { ComponentType } from 'react'
import { screens } from '../../screens/screen-routes.ts'
import { formTicketRead } from '../calls/reads.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import type { PageRoute } from '../screens.ts'

/** A page with a form that anybody can send: it carries a ticket along. */
const form = (path: string, source: string, load: () => Promise<ComponentType>): PageRoute => ({
  path,
  screen: lazyPart([source], load),
  reads: () => [formTicketRead()],
})

const thanks = lazyPart(
  ['sign-ups/SignUpThanksScreen.tsx'],
  async () => (await import('../sign-ups/SignUpThanksScreen.tsx')).SignUpThanksScreen,
)

/** Contact, business, the two sign-ups and their thank-you pages. */
export const pagesWithForms: PageRoute[] = [
  form(
    screens.contact.path,
    'contact/ContactScreen.tsx',
    async () => (await import('../contact/ContactScreen.tsx')).ContactScreen,
  ),
  form(
    screens.business.path,
    'contact/BusinessScreen.tsx',
    async () => (await import('../contact/BusinessScreen.tsx')).BusinessScreen,
  ),
  form(
    screens.vendorForm.path,
    'sign-ups/VendorScreen.tsx',
    async () => (await import('../sign-ups/VendorScreen.tsx')).VendorScreen,
  ),
  form(
    screens.projectForm.path,
    'sign-ups/ProjectScreen.tsx',
    async () => (await import('../sign-ups/ProjectScreen.tsx')).ProjectScreen,
  ),
  ...[screens.vendorThanks, screens.projectThanks].map(({ path }): PageRoute => ({
    path,
    screen: thanks,
    reads: () => [],
  })),
]
