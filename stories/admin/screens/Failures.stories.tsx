import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { agenda } from '../fixtures/week.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Failures',
  component: BackOffice,
  args: { address: '/agenda' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

/** An agenda without rooms in it: its screen breaks while it is drawn. */
const broken = {
  readAgenda: async (range: { from: string; until: string }) =>
    ({ ...agenda(range), rooms: null }) as unknown as AgendaView,
}

export const AScreenCrashes: Story = {
  args: { data: broken },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Niets is gewijzigd.')
    await expect(alert).not.toHaveTextContent(/TypeError|null/)
    await expect(alert).toHaveTextContent('Something went wrong!')
    await expect(alert).toHaveTextContent('There was a problem on our end. Please try again later.')
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Naar de agenda' })).toBeVisible()
  },
}

export const AfterACrashAnotherScreenIsWhole: Story = {
  args: { data: broken },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('link', { name: 'Mail' }))
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Verzonden en bewaarde mail' })).toBeVisible(),
    )
  },
}

export const ACrashOnANarrowPhone: Story = {
  args: { data: broken },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await expectItFits()
  },
}

export const NoSuchPage: Story = {
  args: { address: '/nergens' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Naar de agenda' })).toHaveAttribute(
      'href',
      '/agenda',
    )
  },
}

export const NoSuchPageOnANarrowPhone: Story = {
  args: { address: '/nergens' },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Naar de agenda' })
    await expectItFits()
  },
}
