import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/New password',
  component: BackOffice,
  args: { address: '/wachtwoord-vergeten' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const ALinkIsAskedFor: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible(),
    )
    await userEvent.type(canvas.getByLabelText('E-mail'), 'els@kamersleutel.example')
    await expect(canvas.getByRole('button', { name: 'Stuur de link' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Terug naar inloggen' })).toBeVisible()
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Wachtwoord vergeten' })
    await expectItFits()
  },
}
