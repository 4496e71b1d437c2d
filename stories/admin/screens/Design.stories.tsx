import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Design',
  component: BackOffice,
  args: { address: '/components-overview' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const Components: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Knoppen' })
    await step('a toast is the real one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Melding van een fout' }))
      await waitFor(() =>
        expect(within(document.body).getByRole('button', { name: 'Sluiten' })).toBeVisible(),
      )
    })
    await step('the other pages are one tap away', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Fouten' }))
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/errors'))
    })
  },
}

export const ComponentsOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Knoppen' })
    await expectItFits()
  },
}

export const Tables: Story = {
  args: { address: '/tables' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Gevuld, in bladen' })
    await waitFor(() => expect(canvas.getByText('Klant 1')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende pagina' }))
    await waitFor(() => expect(canvas.getByText('Klant 8')).toBeVisible())
  },
}

export const TablesOnAPhone: Story = {
  args: { address: '/tables' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Gevuld, in bladen' })
    await expectItFits()
  },
}

export const Errors: Story = {
  args: { address: '/errors' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Something went wrong!' })
    await expect(
      canvas.getByText('There was a problem on our end. Please try again later.'),
    ).toBeVisible()
    await step('there is a way back', async () => {
      await expect(canvas.getByRole('link', { name: 'Naar de agenda' })).toHaveAttribute(
        'href',
        '/agenda',
      )
    })
  },
}

export const ErrorsOnAPhone: Story = {
  args: { address: '/errors' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Something went wrong!' })
    await expectItFits()
  },
}
