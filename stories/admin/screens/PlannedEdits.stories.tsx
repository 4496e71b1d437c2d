import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Planned edits',
  component: BackOffice,
  args: { address: '/instellingen/gepland' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const WaitingAndRefused: Story = {
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByText('Gaat nog in')).toBeVisible())
    await expect(canvas.getByText('Intussen is dit seizoen gewijzigd.')).toBeVisible()
    await step('one that waits is taken back, and planned again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Intrekken' }))
      const body = within(document.body)
      await userEvent.click(await body.findByRole('button', { name: 'Ongedaan maken' }))
      await waitFor(() => expect(body.getByText('De wijziging is weer gepland.')).toBeVisible())
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Gaat nog in')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Nothing: Story = {
  args: { data: { readPlannedEdits: async () => [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Er is niets gepland')).toBeVisible())
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      readPlannedEdits: async () => {
        throw new ApiProblem(503, 'unavailable', 'De database is even niet bereikbaar.')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('De database is even niet bereikbaar.')).toBeVisible(),
    )
  },
}
