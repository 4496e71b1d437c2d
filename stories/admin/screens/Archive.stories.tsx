import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone, onTablet } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { booking } from '../fixtures/week.ts'

const over = [
  booking(12, 'Familie van den Bergh-Oosterhuizen', '2025-07-04', '2025-07-07', {
    source: 'airbnb',
    paid: false,
  }),
  booking(5, 'Bram de Wit', '2026-11-09', '2026-11-11', { city: 'Deventer' }),
  booking(9, 'Karin Smeets', '2026-12-01', '2026-12-03', { state: 'cancelled', city: 'Stein' }),
  booking(3, 'Noud Peters', '2026-10-09', '2026-10-11', { state: 'expired', roomNumber: null }),
]

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Archive',
  component: BackOffice,
  args: { address: '/archief', bookings: over },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const listed = { name: 'Boekingen die voorbij zijn' }

export const WhatIsOver: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', listed)
    await step('says who stayed when, with the year, and how it ended', async () => {
      await waitFor(() => expect(within(table).getByText(/vr 4 – ma 7 jul 2025/)).toBeVisible())
      for (const words of ['Geannuleerd', 'Verlopen', 'Betaald', 'Rekening open'])
        await expect(within(table).getAllByText(words)[0]).toBeVisible()
    })
    await step('shows one kind of end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Geannuleerd' }))
      await waitFor(() =>
        expect(within(canvas.getByRole('table', listed)).getAllByRole('row')).toHaveLength(2),
      )
      await expect(canvas.getByTestId('address')).toHaveTextContent(/cancelled/)
    })
    await step('a row opens its booking', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /van Karin Smeets$/ }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/agenda/aanpassen?id='),
      )
    })
  },
}

export const OneYear: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', listed)
    const year = canvas.getByRole('combobox', { name: 'Jaar' })
    await waitFor(() =>
      expect(within(year).getByRole('option', { name: '2025' })).toBeInTheDocument(),
    )
    await userEvent.selectOptions(year, '2025')
    await waitFor(() =>
      expect(within(canvas.getByRole('table', listed)).getAllByRole('row')).toHaveLength(2),
    )
    await expect(year).toHaveValue('2025')
  },
}

export const NothingOfThatName: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', listed)
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz')
    await waitFor(() => expect(canvas.getByText('Niets gevonden')).toBeVisible())
  },
}

export const NothingIsOver: Story = {
  args: { bookings: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('Hier staat nog niets')
  },
}

export const Loading: Story = {
  args: { data: { getList: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Het archief wordt geladen' })
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      getList: async () => {
        throw new ApiProblem(500, 'unexpected', '')
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Het archief is niet geladen/)
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('Familie van den Bergh-Oosterhuizen')
    await expectItFits()
  },
}

export const OnATablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await canvas.findByRole('table', listed)
    await expectItFits()
  },
}
