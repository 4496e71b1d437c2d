import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oldCalls } from '../../../screens/old-calls.ts'
import { routeAt } from '../../../screens/screen-routes.ts'
import { openMovedHouse } from '../legacy-calls/old-site.ts'
import { book, twoNights } from '../setup/book.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
let ids: { booking: string; order: string }
beforeAll(async () => {
  setup = await openMovedHouse()
  staff = await signedIn(setup.app)
  ids = {
    booking: (await book(setup.app, twoNights)).body.id,
    order: (await orderBreakfast(setup.app)).body.id,
  }
})
afterAll(() => setup.close())

/** The route table of the back office (BO §2). */
const backOffice = [
  '/dashboard',
  '/errors',
  '/components-overview',
  '/tables',
  '/agenda',
  '/agenda/toevoegen',
  '/agenda/aanpassen',
  '/kassa',
  '/kies-betaalmethode',
  '/transactie-afronden',
  '/transactie-klaar',
  '/instellingen',
  '/instellingen/kamer-toevoegen',
  '/instellingen/kamer-toevoegen/stap-1',
  '/instellingen/kamer-wijzigen',
  '/instellingen/product-toevoegen',
  '/instellingen/product-wijzigen',
  '/vakantie',
  '/invoice-pdf',
  '/rekeningen',
  '/rekeningen/details',
  '/rekeningen/details-order',
  '/klanten',
  '/klanten/details',
]
const doors = ['/login', '/sign-in', '/inloggen']

/** The route table of the guest site (G §2), each with what it needs to be there. */
const guestSite = [
  '/home',
  '/test-visit',
  '/zoeken',
  '/kamer-overzicht',
  '/kamer-overzicht/details?kamer=knusse-kamer',
  '/kamer-overzicht/details/familie-kamer',
  '/familie-kamer',
  '/online-afrekenen?kamer=knusse-kamer&aankomst=2026-03-02&vertrek=2026-03-04&personen=2',
  '/online-afrekenen-familie?aankomst=2026-03-02&vertrek=2026-03-06&personen=4',
  '/ontbijtbox',
  '/ontbijtbox-bestellen',
  '/ontbijt-betaling?id={order}',
  '/booking-betaling?id={booking}',
  '/booking-betaling-familie?id={booking}',
  '/bedankt?id={booking}',
  '/bedankt-familie?id={booking}',
  '/bedankt-booking?id={booking}',
  '/bedankt-ontbijt?id={order}',
  '/over-ons',
  '/omgeving',
  '/extra',
  '/contact',
  '/boeken',
  '/sleutel-van-elsloo',
  '/zakelijk',
  '/inschrijven-paasveerjaarmarkt',
  '/inschrijven-hu-studenten',
]

const withIds = (address: string) =>
  address.replace('{booking}', ids.booking).replace('{order}', ids.order)

async function open(url: string, cookies: Record<string, string> = {}) {
  const answer = await setup.app.inject({ url, cookies, headers: { accept: 'text/html' } })
  return { status: answer.statusCode, location: answer.headers.location ?? null }
}

describe('Every address of the documents', () => {
  it.each(guestSite)('of the guest site is a page: %s', async (address) => {
    expect(await open(withIds(address))).toEqual({ status: 200, location: null })
  })

  // Whether its file was built, no test of the API knows: what stands there, the table says.
  it.each(doors)('that signs in is a page: %s', async (address) => {
    expect(routeAt(address)?.access).toBe('signing-in')
    expect((await open(address)).location).toBe(null)
  })

  it.each(backOffice)('of the back office is a page for who is signed in: %s', async (address) => {
    expect(routeAt(address)?.access).toBe('staff')
    expect((await open(address, staff.cookies)).location).toBe(null)
  })

  it('/ leads to the dashboard, and the checkout of boxes to where they are chosen', async () => {
    expect(await open('/')).toEqual({ status: 302, location: '/dashboard' })
    const { location } = await open('/online-afrekenen-ontbijt')
    expect(location === null || location === '/ontbijtbox-bestellen').toBe(true)
  })

  it.each(['/extras', ...Object.values(oldCalls)])(
    '%s is no page: it leads on for good to one, with what was asked of it',
    async (address) => {
      const { status, location } = await open(`${address}?id=${ids.booking}`)
      expect(status).toBe(301)
      expect(location).toMatch(new RegExp(`^/[a-z][a-z/-]*\\?id=${ids.booking}$`))
      const isStaff = routeAt(location!.split('?')[0]!)?.access === 'staff'
      const page = await open(location!, staff.cookies)
      expect([location, page.location]).toEqual([location, null])
      if (!isStaff) expect([location, page.status]).toEqual([location, 200])
    },
  )

  it.each(['/extras', '/payment', '/paymentManualBooking'])(
    '%s leads to no other house, whatever it is asked',
    async (address) => {
      for (const question of ['?url=https://elders.example', '?//elders.example', '?id=//elders'])
        expect((await open(address + question)).location).toMatch(/^\/[a-z]/)
    },
  )
})
