import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { onDesk } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const ADD = '/agenda/toevoegen'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/New booking',
  component: BackOffice,
  args: { address: ADD },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

/** Storybook loads a screen at its first scene. */
const atFirst = { timeout: 8_000 }

export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Plaats boeking (gewoon)' })).toBeVisible(),
      atFirst,
    )
  },
}
