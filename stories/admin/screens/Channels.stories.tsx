import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { channelCalls } from '../fixtures/channels.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Channels',
  component: BackOffice,
  args: { address: '/instellingen/kanalen' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = ReturnType<typeof within>

const portal = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }))
const isThere = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('region', { name: 'Airbnb' })).toBeVisible())
const dialog = () => within(within(document.body).getByRole('dialog'))
const choose = async (canvas: Canvas, label: string, option: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name: label }))
  await userEvent.click(await within(document.body).findByRole('option', { name: option }))
}

export const EachChannel: Story = {
  play: async ({ canvas }) => {
    await isThere(canvas)
    const airbnb = portal(canvas, 'Airbnb')
    await expect(airbnb.getByText('Laatst gelezen: 2 uur geleden (25 nov 12:09)')).toBeVisible()
    await expect(airbnb.getByText('Laatst gelezen: zojuist (25 nov 14:24)')).toBeVisible()
    await expect(airbnb.getByText(/Deze kamer staat uit/)).toBeVisible()
    await expect(
      portal(canvas, 'Booking.com').getByText(
        /^Booking\.com las deze koppeling gisteren voor het laatst \(24 nov 8:24\)/,
      ),
    ).toBeVisible()
    const other = portal(canvas, 'Natuurhuisje')
    await expect(
      other.getByText('Nog niet gelezen: plak de koppeling bij Natuurhuisje.'),
    ).toBeVisible()
    await expect(other.getByText(/Zoek bij dit kanaal naar/)).toBeVisible()
  },
}

export const ALinkIsMade: Story = {
  play: async ({ canvas, step }) => {
    await isThere(canvas)
    await step('what was not chosen stands at its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Maak koppeling' }))
      await waitFor(() => expect(canvas.getByText('Kies een kanaal.')).toBeVisible())
    })
    await step('of a channel only rooms without a link of it are offered', async () => {
      await choose(canvas, 'Kanaal', 'Airbnb')
      await userEvent.click(canvas.getByRole('combobox', { name: 'Kamer' }))
      const options = await within(document.body).findAllByRole('option')
      const names = options.map(({ textContent }) => textContent)
      await expect(names.filter((name) => /^[34] /.test(name))).toEqual([])
      await userEvent.click(options[0]!)
    })
    await step('and then it is there, to be pasted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Maak koppeling' }))
      await waitFor(() =>
        expect(
          canvas.getByText('De koppeling is gemaakt. Kopieer haar en plak haar bij Airbnb.'),
        ).toBeVisible(),
      )
      await expect(
        portal(canvas, 'Airbnb').getByRole('heading', { name: /^Kamer 1 / }),
      ).toBeVisible()
    })
  },
}

export const ALinkIsCopied: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await isThere(canvas)
    await userEvent.click(
      canvas.getByRole('button', { name: 'Kopieer koppeling van kamer 3 voor Booking.com' }),
    )
    const said = 'De koppeling van kamer 3 is gekopieerd. Plak haar bij Booking.com.'
    await waitFor(() => expect(within(document.body).getByText(said)).toBeVisible())
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/kamersleutel\.example\/ical\/c3d2.*\.ics$/),
    )
  },
}

export const ALinkCannotBeCopied: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => {
      throw new Error('not here')
    })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await isThere(canvas)
    await userEvent.click(
      canvas.getByRole('button', { name: 'Kopieer koppeling van kamer 3 voor Booking.com' }),
    )
    await waitFor(() =>
      expect(
        within(document.body).getByText(/^Kopiëren lukt niet in deze browser\..*\/ical\/c3d2/),
      ).toBeVisible(),
    )
  },
}

export const ALinkIsRenewed: Story = {
  play: async ({ canvas, step }) => {
    await isThere(canvas)
    const booking = () => portal(canvas, 'Booking.com')
    await step('it is said first that the old one stops', async () => {
      await userEvent.click(booking().getByRole('button', { name: 'Vernieuw koppeling' }))
      await expect(dialog().getByText(/De oude werkt dan niet meer/)).toBeVisible()
      await userEvent.click(dialog().getByRole('button', { name: 'Vernieuw koppeling' }))
    })
    await step('and then there is another, which nobody has read', async () => {
      await waitFor(() => expect(booking().getByText(/\/ical\/e5e6/)).toBeVisible())
      await expect(booking().getByText(/^Nog niet gelezen/)).toBeVisible()
    })
  },
}

export const ALinkIsRemoved: Story = {
  play: async ({ canvas, step }) => {
    await isThere(canvas)
    await step('it is asked first', async () => {
      await userEvent.click(
        portal(canvas, 'Natuurhuisje').getByRole('button', { name: 'Verwijder koppeling' }),
      )
      await userEvent.click(dialog().getByRole('button', { name: 'Verwijder koppeling' }))
    })
    await step('and then it is gone', async () => {
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Natuurhuisje' })).toBeNull())
    })
  },
}

export const NoLinksYet: Story = {
  args: { channelCalls: channelCalls([]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog geen koppelingen')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Maak koppeling' })).toBeVisible()
  },
}

export const NoRoomsYet: Story = {
  args: {
    channelCalls: channelCalls([]),
    data: {
      getList: (async () => ({
        data: [],
        total: 0,
      })) as unknown as BackOfficeDataProvider['getList'],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Voeg eerst een kamer toe/)).toBeVisible())
  },
}

export const NotLoaded: Story = {
  args: {
    channelCalls: async () => {
      throw new ApiProblem(503, 'unavailable', 'De database is even niet bereikbaar.')
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('De database is even niet bereikbaar.')).toBeVisible(),
    )
  },
}

export const Offline: Story = {
  args: { live: 'lost' },
  play: async ({ canvas }) => {
    await isThere(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Maak koppeling' })).toBeDisabled(),
    )
  },
}

const onAPhone: Story = {
  play: async ({ canvas }) => {
    await isThere(canvas)
    await expectItFits()
  },
}
export const OnAPhone: Story = { ...onAPhone, globals: onPhone }
export const OnANarrowPhone: Story = { ...onAPhone, globals: onNarrowPhone }
