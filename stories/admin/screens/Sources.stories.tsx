import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Sources',
  component: BackOffice,
  args: { address: '/instellingen/bronnen' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

/** Storybook loads a screen at its first scene. */
const atFirst = { timeout: 8_000 }

export const TheColours: Story = {
  play: async ({ canvas, step }) => {
    const airbnb = await canvas.findByLabelText('Airbnb', undefined, atFirst)
    await step('what is no colour stands at its field', async () => {
      await userEvent.clear(airbnb)
      await userEvent.type(airbnb, 'geel')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText(/Vul een kleur in/)).toBeVisible())
    })
    await step('and then it is saved', async () => {
      await userEvent.clear(canvas.getByLabelText('Airbnb'))
      await userEvent.type(canvas.getByLabelText('Airbnb'), '#FFEE00')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText('De kleuren zijn gewijzigd.')).toBeVisible())
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Airbnb')).toHaveValue('#7AA898'), atFirst)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
