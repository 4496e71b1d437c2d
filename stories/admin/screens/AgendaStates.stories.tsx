import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import type { FixtureProperty } from '../fixtures/fixture-property.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { agenda, booking } from '../fixtures/week.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Agenda/States',
  component: BackOffice,
  args: { address: '/agenda' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const Loading: Story = {
  args: { data: { readAgenda: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'De agenda wordt geladen' })).toBeVisible(),
    )
  },
}

export const Empty: Story = {
  args: { bookings: [] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Geen boekingen van 23 t/m 27 november 2026.')).toBeVisible(),
    )
    await expect(canvas.getByRole('region', { name: /^Week 48/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voeg een boeking toe' })).toHaveAttribute(
      'href',
      '/agenda/toevoegen',
    )
  },
}

/** A house on its first day: no column to show, so it is led to its first room. */
const withoutRooms = {
  bookings: [],
  data: {
    readAgenda: async (range: { from: string; until: string }) => ({
      ...agenda(range),
      rooms: [],
      bookings: [],
    }),
  },
}
const isLedToRooms: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Nog geen kamers')).toBeVisible())
  await expect(canvas.getByRole('link', { name: 'Naar de kamers' })).toHaveAttribute(
    'href',
    '/instellingen?tab=kamers',
  )
}

export const WithoutRooms: Story = { args: withoutRooms, play: isLedToRooms }

export const WithoutRoomsOnAPhone: Story = {
  args: withoutRooms,
  globals: onPhone,
  play: async (context) => {
    await isLedToRooms(context)
    await expectItFits()
  },
}

/** Room 4 is not sold any more; who booked it before still stands there. */
const aRoomThatIsOff = {
  data: {
    readAgenda: async (range: { from: string; until: string }) => {
      const week = agenda(range)
      const rooms = week.rooms.map((room) => ({ ...room, active: room.number !== 4 }))
      return { ...week, rooms }
    },
  },
}

export const ARoomThatIsOff: Story = {
  args: aRoomThatIsOff,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Staat uit: Knusse kamer')).toBeVisible())
  },
}

export const ARoomThatIsOffOnAPhone: Story = {
  globals: onPhone,
  args: { ...aRoomThatIsOff, address: '/agenda?list=rooms' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Staat uit: Knusse kamer')).toBeVisible())
    await expectItFits()
  },
}

const aYearWithoutSeasons = {
  data: { readPriceWarnings: async () => ({ yearsWithoutSeasons: [2027], refusedReadings: [] }) },
}
const warnsOfSeasons: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(/Voor 2027 staan er nog geen seizoenen in de prijzen/)).toBeVisible(),
  )
  await expectItFits()
}

export const AYearWithoutSeasons: Story = { args: aYearWithoutSeasons, play: warnsOfSeasons }

export const AYearWithoutSeasonsOnAPhone: Story = {
  args: aYearWithoutSeasons,
  play: warnsOfSeasons,
  globals: onPhone,
}

let failures = 0
export const NotLoaded: Story = {
  beforeEach: () => {
    failures = 0
  },
  args: {
    data: {
      readAgenda: async (range) => {
        if (failures++ === 0)
          throw new ApiProblem(500, 'unexpected', 'Er ging iets mis. Probeer het straks opnieuw.')
        return agenda(range)
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step(
      'says what is missing and that nothing was changed; the bar stays usable',
      async () => {
        const alert = await canvas.findByRole('alert')
        await expect(alert).toHaveTextContent('Er ging iets mis. Probeer het straks opnieuw.')
        await expect(alert).toHaveTextContent('Niets is gewijzigd.')
        await expect(canvas.getByRole('button', { name: 'Volgende' })).toBeVisible()
      },
    )
    await step('once more brings the week', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
      await waitFor(() => expect(canvas.getByRole('region', { name: /^Week 48/ })).toBeVisible())
    })
  },
}

export const ConnectionLost: Story = {
  args: { live: 'lost' },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('alert')
    await expect(strip).toHaveTextContent(
      /^Verbinding verbroken\. U ziet de stand van \d{1,2}:\d{2}\./,
    )
    await expect(canvas.getByRole('region', { name: /^Week 48/ })).toBeVisible()
  },
}

export const ConnectionLostOnAPhone: Story = {
  args: { live: 'lost' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Verbinding verbroken.'),
    )
  },
}

let property: FixtureProperty
export const SomebodyBooks: Story = {
  args: { onProperty: (made) => (property = made) },
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('region', { name: /^Week 48/ })
    const focused = canvas.getByRole('link', { name: 'Wijzig boeking van Emma Claessens, kamer 9' })
    focused.focus()
    const before = focused.getBoundingClientRect().top
    property.arrive(
      booking(10, 'Daan Nieuwenhuis', '2026-11-25', '2026-11-27', {
        paid: false,
        state: 'held',
        createdAt: '2026-11-25T13:24:00.000Z',
        holdUntil: '2026-11-25T13:44:00.000Z',
      }),
    )
    await step('the stay appears without a reload, and nothing moves under the hand', async () => {
      await waitFor(() =>
        expect(
          canvas.getByRole('article', {
            name: /^Daan Nieuwenhuis, kamer 10.*optie tot 14:44$/,
          }),
        ).toBeVisible(),
      )
      await expect(focused).toHaveFocus()
      await expect(focused.getBoundingClientRect().top).toBe(before)
      await expect(grid).toBeInTheDocument()
    })
  },
}

export const NothingChangesUnderAPressedHand: Story = {
  args: { onProperty: (made) => (property = made) },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('region', { name: /^Week 48/ })
    await fireEvent.pointerDown(grid)
    property.arrive(booking(10, 'Daan Nieuwenhuis', '2026-11-25', '2026-11-27'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(canvas.queryByRole('article', { name: /^Daan/ })).not.toBeInTheDocument()
    await fireEvent.pointerUp(grid)
    await waitFor(() => expect(canvas.getByRole('article', { name: /^Daan/ })).toBeVisible())
  },
}

/** Airbnb sold room 4's type once more, and a stay of Booking.com moved to nights that are full. */
const doubles = {
  data: {
    readAgenda: async (range: { from: string; until: string }) => ({
      ...agenda(range),
      doubles: [
        {
          id: 5,
          channelName: 'Airbnb',
          roomTypeId: 2,
          roomTypeName: 'Knusse kamer',
          arrival: '2026-11-26',
          departure: '2026-11-28',
          reference: 'HMX4',
          bookingId: null,
          name: null,
          freeRooms: [{ id: 9, number: 12, roomTypeName: 'Familiekamer' }],
        },
        {
          id: 7,
          channelName: 'Booking.com',
          roomTypeId: 1,
          roomTypeName: 'Kleine Knusse kamer',
          arrival: '2026-11-24',
          departure: '2026-11-27',
          reference: null,
          bookingId: 'id-tess-de-wit',
          name: 'Tess de Wit',
          freeRooms: [],
        },
        {
          id: 8,
          channelName: 'Airbnb',
          roomTypeId: 2,
          roomTypeName: 'Knusse kamer',
          arrival: '2026-12-10',
          departure: '2026-12-12',
          reference: null,
          bookingId: null,
          name: null,
          freeRooms: [],
        },
      ],
    }),
  },
}
const saysWhatCanBeDone: Story['play'] = async ({ canvas, step }) => {
  const band = await canvas.findByRole('region', { name: 'Dubbel geboekt' })
  const sold = within(band).getByText('Gast van Airbnb, do 26 – za 28 nov, Knusse kamer')
  await step('only those in view', async () => {
    await expect(band.querySelectorAll('summary')).toHaveLength(2)
  })
  await step('a press opens what can be done', async () => {
    await userEvent.click(sold)
    await expect(sold).toHaveFocus()
    await expect(
      within(band).getByRole('link', { name: 'Kamer 12 is vrij: Familiekamer' }),
    ).toHaveAttribute('href', '/agenda/toevoegen?kamer=9&van=2026-11-26&tot=2026-11-28')
    await expect(within(band).getByText(/Nummer bij Airbnb: HMX4\./)).toBeVisible()
    await expect(within(band).getAllByRole('link', { name: 'Naar Kanalen' })[0]).toHaveAttribute(
      'href',
      '/instellingen/kanalen',
    )
  })
}

export const BookedDouble: Story = { args: doubles, play: saysWhatCanBeDone }

export const BookedDoubleOnAPhone: Story = {
  args: doubles,
  globals: onPhone,
  play: async (context) => {
    await saysWhatCanBeDone(context)
    await expectItFits()
  },
}
