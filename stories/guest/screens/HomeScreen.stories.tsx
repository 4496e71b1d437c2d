import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { forgetOwnBooking, keepOwnBooking } from '../../../guest/stay/own-booking.ts'
import { expectInSight, expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { propertyView } from '../fixtures/answer.ts'
import { says } from '../fixtures/says.ts'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Home',
  component: GuestSite,
  args: { url: '/home' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

/** /test-visit shows what /home shows (G §2); its canonical address is that of /home. */
export const TestVisit: Story = {
  args: { url: '/test-visit' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Knusse kamer' })).toBeVisible())
    await expect(canvas.getByRole('form', { name: 'Kamer zoeken' })).toBeVisible()
  },
}

/** Who opened the page of a booking in this browser, until they have left. */
export const WithAnOwnBooking: Story = {
  beforeEach: () => {
    const address = '/bedankt?id=0e8a'
    keepOwnBooking({ address, arrival: '2026-06-09', departure: '2026-06-12' })
    return () => forgetOwnBooking(address)
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {
      name: says('Naar je boeking van di 9 tot vr 12 juni'),
    })
    await expect(link).toHaveAttribute('href', '/bedankt?id=0e8a')
  },
}

/** A house without products has no heading over nothing. */
export const NothingExtra: Story = {
  parameters: {
    scene: {
      answers: { 'GET /api/property': { status: 200, body: { ...propertyView(), extras: [] } } },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Knusse kamer' })).toBeVisible())
    await expect(canvas.queryByText('Extra’s bij je verblijf')).toBeNull()
  },
}

export const RoomsOnTheirHooks: Story = {
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('link', { name: 'Knusse kamer' })).closest('li')!
    await expect(card).toHaveTextContent('Max. 2 personen')
    // The nights of 2027 that have no season: 75.00 and 2.50 tourist tax.
    await expect(card).toHaveTextContent('vanaf € 77,50 per nacht')
    await expect(card).toHaveTextContent('Vanaf-prijs voor 1 persoon, met toeristenbelasting')
    await expect(canvas.getByRole('link', { name: 'Knusse kamer' })).toHaveAttribute(
      'href',
      '/kamer-overzicht/details?kamer=knusse-kamer',
    )
  },
}

export const DatesChosenTravelWithEveryRoom: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aankomst Kies een dag' }))
    const dialog = await canvas.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^donderdag 11 juni/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: /^zondag 14 juni/ }))
    const asked = 'aankomst=2026-06-11&vertrek=2026-06-14&personen=2'
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Knusse kamer' })).toHaveAttribute(
        'href',
        `/kamer-overzicht/details?kamer=knusse-kamer&${asked}`,
      ),
    )
    const menu = within(canvas.getByRole('navigation', { name: 'Hoofdmenu' }))
    await expect(menu.getByRole('link', { name: 'Kamers' })).toHaveAttribute(
      'href',
      `/kamer-overzicht?${asked}`,
    )
  },
}

/** 'Zoeken' goes where a rule refuses the stay; on a phone too the reason is in sight at once. */
export const ARefusedStayOnAPhoneSaysWhyInSight: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aankomst Kies een dag' }))
    const dialog = await canvas.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^vrijdag 12 juni/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: /^zaterdag 13 juni/ }))
    const why = await canvas.findByText(/moet je minimaal voor 2 nachten boeken/)
    await expect(canvas.queryByRole('button', { name: 'Zoeken' })).toBeNull()
    await waitFor(() => expectInSight(why))
  },
}

export const FamilyRoomLeadsToItsPage: Story = {
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('heading', { name: 'Familiekamer' })).closest('li')!
    await expect(card).toHaveTextContent('Max. 6 personen')
    await expect(card).toHaveTextContent('vanaf € 519,00 per weekend')
    await expect(
      within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/familie-kamer'])
  },
}

export const FamilyRoomWithTheLiteralFromPrice: Story = {
  parameters: { scene: { readings: { 'price.from': 'literal' } } },
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('heading', { name: 'Familiekamer' })).closest('li')!
    await expect(card).toHaveTextContent('vanaf € 449,00 per weekend')
    await expect(card).toHaveTextContent('zonder schoonmaak en toeristenbelasting')
    await expect(canvas.queryByText(/alle verplichte kosten/)).toBeNull()
    await expect(canvas.queryByText(/inclusief btw en verplichte kosten/)).toBeNull()
  },
}

export const OnAPhone: Story = { globals: onPhone, play: RoomsOnTheirHooks.play! }

export const RoomsStillComing: Story = {
  parameters: { scene: { answers: { 'GET /api/room-types': 'hangs' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('We halen de kamers op…')).toBeNull()
    await waitFor(() => expect(canvas.getByText('We halen de kamers op…')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Zoeken' })).toBeVisible()
  },
}

export const RoomsCannotBeRead: Story = {
  parameters: { scene: { answers: { 'GET /api/room-types': { status: 503, body: null } } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We kunnen de kamers nu niet laten zien' }),
      ).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  },
}

export const NothingAnswers: Story = {
  parameters: { scene: { answers: { 'GET *': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Er is niets geboekt en niets betaald/)).toBeVisible(),
    )
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Knusse kamer' })
  await expectItFits()
}

export const OnATablet: Story = {
  globals: onTablet,
  play: async (context) => {
    await fits(context)
    await context.step('the words stand in the sky, clear of the church tower', async () => {
      const { canvasElement } = context
      const line = canvasElement.querySelector('.hero__words p')!
      await expect(line).toHaveTextContent('Acht kamers en een familiekamer in Elsloo.')
      const words = line.getBoundingClientRect()
      const picture = canvasElement.querySelector('.hero__picture')!.getBoundingClientRect()
      await expect(words.bottom - picture.top).toBeLessThan(24)
    })
  },
}
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }

export const NewsOfTheHouse: Story = {
  parameters: {
    scene: {
      answers: {
        'GET /api/property': {
          status: 200,
          body: { ...propertyView(), banner: 'Vanaf maart is de tuin weer open.' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Vanaf maart is de tuin weer open.')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Nieuws sluiten' }))
    await expect(canvas.queryByText('Vanaf maart is de tuin weer open.')).toBeNull()
  },
}

export const ExtrasAtThePricesOfTheRules: Story = {
  play: async ({ canvas }) => {
    const bike = await canvas.findByText('Elektrische fiets')
    await expect(bike.parentElement).toHaveTextContent('€ 27,50 per dag')
    await expect(canvas.getByRole('img', { name: /^QR-code/ })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Inloggen voor medewerkers' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}
