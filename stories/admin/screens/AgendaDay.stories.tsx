import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onTablet } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Agenda/Day',
  component: BackOffice,
  args: { address: '/agenda?view=day' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const Today: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('region', {
      name: 'woensdag 25 november, een kolom per kamer',
    })
    await expect(within(grid).getAllByRole('article')).toHaveLength(10)
    await expect(within(grid).getByRole('article', { name: /^Bas van Leeuwen/ })).toHaveTextContent(
      'Vertrek 10:30',
    )
  },
}

export const AnotherDayOfTheWeek: Story = {
  args: { address: '/agenda?view=day&date=2026-11-27' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Die nacht')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }))
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'zaterdag 28 november 2026 week 48' }),
      ).toBeVisible(),
    )
  },
}

export const EveryButtonShowsItsFocus: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Volgende' })
    await userEvent.keyboard('{Tab}')
    for (const button of canvas
      .getAllByRole('button')
      .filter((each) => !each.hasAttribute('disabled'))) {
      button.focus()
      await waitFor(() =>
        expect(getComputedStyle(button).outlineStyle, `the ring of ${button.textContent}`).toBe(
          'solid',
        ),
      )
    }
  },
}

export const OnATablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'woensdag 25 november, een kolom per kamer' })
    await expectItFits()
  },
}
