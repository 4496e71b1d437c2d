import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onTablet } from '../../sizes.ts'
import { awkwardBookings, bookings } from '../fixtures/week.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Agenda/Month',
  component: BackOffice,
  args: { address: '/agenda?view=month' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const TheBoard: Story = {
  play: async ({ canvas, step }) => {
    const board = await canvas.findByRole('region', { name: 'Bezetting november 2026' })
    await step('a night without a free room of its type says "vol"', async () => {
      await expect(
        within(within(board).getByRole('group', { name: 'Familiekamer' })).getAllByText('vol'),
      ).toHaveLength(5)
    })
    await step('a bar is a link to its booking, its card says everything', async () => {
      const bar = within(board).getByRole('link', {
        name: /^Jeroen Bakker, kamer 2.*rekening open$/,
      })
      await userEvent.hover(bar)
      await waitFor(() =>
        expect(within(document.body).getByRole('tooltip')).toHaveTextContent(
          'ma 23 – di 24 nov · 1 nacht · 1 persoon',
        ),
      )
    })
    await step('arrows walk over the bars, rooms being rows', async () => {
      within(board)
        .getByRole('link', { name: /^Lotte Verhoeven/ })
        .focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(within(board).getByRole('link', { name: /^Pieter Smeets/ })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(within(board).getByRole('link', { name: /^Marjan de Wit/ })).toHaveFocus()
    })
    await step('a day leads to its day', async () => {
      await userEvent.click(within(board).getByRole('button', { name: 'vrijdag 27 november' }))
      await waitFor(() =>
        expect(
          canvas.getByRole('heading', { name: 'vrijdag 27 november 2026 week 48' }),
        ).toBeVisible(),
      )
    })
  },
}

export const NightsTakenOver: Story = {
  args: { bookings: [...bookings, ...awkwardBookings] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Wim Nieuwkomer/ })).toBeVisible())
  },
}

export const OnATablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Bezetting november 2026' })
    await expectItFits()
  },
}
