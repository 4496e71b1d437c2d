import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { busyDashboard, quietDashboard } from '../fixtures/dashboard.ts'
import { agenda } from '../fixtures/week.ts'
import type { FixtureProperty } from '../fixtures/fixture-property.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Dashboard',
  component: BackOffice,
  args: { address: '/dashboard' },
  globals: onDesk,
  // The browser remembers what was seen.
  beforeEach: () => {
    localStorage.clear()
    return () => localStorage.clear()
  },
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const NothingNeedsAttention: Story = {
  play: async ({ canvas, step }) => {
    await step('four tiles, the day with its Dutch month', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: /^Overnachtingen/ })).toHaveTextContent('8'),
      )
      await expect(canvas.getByRole('link', { name: /^Boekingen vandaag/ })).toHaveTextContent(
        '3 aankomsten · 2 vertrekken',
      )
      await expect(canvas.getByRole('link', { name: /^Ontbijtjes/ })).toHaveTextContent(
        '6 boxen voor morgen · 4 adressen · vandaag 2',
      )
      await expect(canvas.getByRole('link', { name: /^woensdag/ })).toHaveTextContent(
        '25 novemberweek 48 · 2026',
      )
    })
    await step('and nothing else', async () => {
      await expect(canvas.getByText('Niets vraagt om aandacht.')).toBeVisible()
    })
    await step('this month against its target', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Omzet november' })).toHaveTextContent(
          '€ 4.182,5084% van het doel',
        ),
      )
      await expect(canvas.getByRole('link', { name: 'Hele overzicht' })).toHaveAttribute(
        'href',
        '/omzet',
      )
    })
    await step('the day from six, a column per room', async () => {
      await waitFor(() =>
        expect(
          canvas.getByRole('region', { name: 'woensdag 25 november, een kolom per kamer' }),
        ).toBeVisible(),
      )
      await expect(canvas.getByText('7:00')).toBeVisible()
      await expect(
        canvas.getByRole('link', { name: 'Wijzig boeking van Sanne Hoekstra, kamer 4' }),
      ).toBeVisible()
    })
  },
}

/** A house that has just begun: nothing to draw, and the way to the first room. */
export const NoRoomsYet: Story = {
  args: {
    data: {
      readAgenda: async (range) => ({
        ...agenda(range, []),
        rooms: [],
        closures: [],
        deliveries: [],
      }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Voeg de eerste kamer toe' })).toHaveAttribute(
        'href',
        '/instellingen?tab=kamers',
      ),
    )
    await expectItFits()
  },
}

export const NoRoomsYetOnAPhone: Story = { ...NoRoomsYet, globals: onPhone }

export const NewSinceTheLastLook: Story = {
  args: { data: { readDashboard: async () => busyDashboard } },
  play: async ({ canvas, step }) => {
    const news = () => canvas.getByRole('region', { name: 'Nieuw' })
    const names = () =>
      within(news())
        .getAllByRole('link')
        .map((link) => link.querySelector('b')?.textContent)
    await step('what was booked stands there, also for another month', async () => {
      await waitFor(() =>
        expect(names()).toEqual(['Daan Nieuwenhuis · B20261061', 'Lotte Verhoeven · B20261060']),
      )
      await expect(news()).toHaveTextContent('vr 12 – zo 14 feb, geboekt 25 nov 13:40')
    })
    await step('once somebody has seen it, it goes', async () => {
      await userEvent.click(within(news()).getByRole('button', { name: 'Gezien' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Nieuw' })).toBeNull())
    })
  },
}

export const OneIsNewerThanTheLastLook: Story = {
  args: { data: { readDashboard: async () => busyDashboard } },
  beforeEach: () => localStorage.setItem('kamersleutel.bookings-seen', '2026-11-25T08:00:00.000Z'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        within(canvas.getByRole('region', { name: 'Nieuw' })).getAllByRole('link'),
      ).toHaveLength(1),
    )
  },
}

export const MuchNeedsAttention: Story = {
  args: { data: { readDashboard: async () => busyDashboard } },
  play: async ({ canvas, step }) => {
    await step('what went wrong stands first', async () => {
      await waitFor(() =>
        expect(
          canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent),
        ).toEqual([
          'Dubbel geboekt',
          'Niet gelukt',
          'Niet doorgegaan op de geplande dag',
          'Adres van het huis',
          'Back-up',
          'Kanalen',
          'E-mail niet verzonden',
          'Klopt niet met de betaaldienst',
          'Zelf terug te betalen',
          'Aanbetaald, de rest is niet binnen',
          'Rekening open',
          'Prijzen',
          'Berichten',
        ]),
      )
    })
    await step('each is one tap from its cure', async () => {
      const cures: [RegExp, string][] = [
        [/^Sanne Hoekstra/, '/agenda/aanpassen?id=id-sanne-hoekstra'],
        [/^Petra Knops/, '/rekeningen/details-order?id=order-1'],
        [/^Gast van Airbnb · Knusse kamer/, '/agenda?date=2026-11-27'],
        [/^Tess de Wit · Ruime knusse kamer/, '/agenda?date=2026-12-04'],
        [/^De agenda van Booking.com voor kamer 3 wordt niet gelezen/, '/instellingen/kanalen'],
        [/^De agenda van Airbnb voor kamer 5 is ineens leeg/, '/instellingen/kanalen'],
        [/^3 blokken van Booking.com voor kamer 3 wachten op u/, '/instellingen/kanalen'],
        [/^Booking.com leest kamer 3 niet/, '/instellingen/kanalen'],
        [/^Bevestiging/, '/mail/details?id=mail-1'],
        [/^Karin Peeters/, '/agenda/aanpassen?id=id-karin-peeters'],
        [/^Joris van Dam/, '/rekeningen/details?id=id-joris-van-dam'],
        [/^tr_7UhSN1zuXS/, '/rekeningen'],
        [/^Familie Janssen/, '/agenda/aanpassen?id=id-familie-janssen'],
        [/^Seizoen wijzigen/, '/instellingen/gepland'],
        [/^2027 heeft nog geen seizoenen/, '/instellingen/seizoenen'],
        [/^3 berichten nog niet afgehandeld/, '/berichten'],
        [/^1 marktinschrijving nog niet afgehandeld/, '/marktinschrijvingen'],
      ]
      for (const [name, address] of cures)
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address)
    })
    await step('what the payment provider says otherwise stands with both sums', async () => {
      await expect(
        canvas.getByText(/^Terugbetaald: hier €\s50,00, bij de betaaldienst €\s0,00$/),
      ).toBeVisible()
      await expect(
        canvas.getByText(/^Betaald bij de betaaldienst, hier onbekend: €\s220,00$/),
      ).toBeVisible()
    })
    await step('those that are not named are counted', async () => {
      await expect(canvas.getByText('en nog 4')).toBeVisible()
    })
    await step('a tap leads there', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Sanne Hoekstra/ }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(
          '/agenda/aanpassen?id=id-sanne-hoekstra',
        ),
      )
    })
  },
}

const many = Array.from({ length: 8 }, (_, i) => ({
  ...busyDashboard.attention.unpaid.first[0]!,
  id: `id-${i}`,
  name: `Gast ${i + 1}`,
}))
export const ManyOfOneKind: Story = {
  args: {
    data: {
      readDashboard: async () => ({
        ...quietDashboard,
        attention: { ...quietDashboard.attention, unpaid: { total: 8, first: many } },
      }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Gast 5/ })).toBeVisible())
    await expect(canvas.queryByRole('link', { name: /^Gast 6/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Toon alle 8' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Gast 8/ })).toBeVisible())
  },
}

export const OnAPhone: Story = {
  args: { data: { readDashboard: async () => busyDashboard } },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('the day is a list: there is no room for nine columns', async () => {
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Aankomsten' })).toBeVisible())
    })
    await expectItFits()
  },
}

export const Loading: Story = {
  args: { data: { readDashboard: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Het dashboard wordt geladen' })).toBeVisible(),
    )
  },
}

let failures = 0
export const NotLoaded: Story = {
  beforeEach: () => {
    failures = 0
  },
  args: {
    data: {
      readDashboard: async () => {
        if (failures++ === 0) throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
        return quietDashboard
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Er ging iets mis.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(canvas.getByText('Niets vraagt om aandacht.')).toBeVisible())
  },
}

let property: FixtureProperty
let reads = 0
export const ItFollows: Story = {
  beforeEach: () => {
    reads = 0
  },
  args: {
    data: { readDashboard: async () => (reads++ === 0 ? quietDashboard : busyDashboard) },
    onProperty: (made) => {
      property = made
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Niets vraagt om aandacht.')).toBeVisible())
    property.say({ noun: 'mails', id: 'mail-1' })
    await waitFor(() => expect(canvas.getByText('E-mail niet verzonden')).toBeVisible())
  },
}
