import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Rule numbers',
  component: BackOffice,
  args: { address: '/instellingen/regels' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const HORIZON = 'Zo ver vooruit te boeken (dagen)'

export const TheNumbers: Story = {
  play: async ({ canvas, step }) => {
    const horizon = await canvas.findByLabelText(HORIZON)
    await step('what is out of its bounds stands at its field', async () => {
      await userEvent.clear(horizon)
      await userEvent.type(horizon, '-1')
      await userEvent.click(canvas.getAllByRole('button', { name: 'Opslaan' })[0]!)
      await waitFor(() =>
        expect(canvas.getByText(/Vul een aantal dagen van 30 tot en met 1461 in/)).toBeVisible(),
      )
    })
    await step('a number can be tried first: only what differs is told', async () => {
      await userEvent.clear(canvas.getByLabelText(HORIZON))
      await userEvent.type(canvas.getByLabelText(HORIZON), '500')
      await userEvent.click(canvas.getByRole('button', { name: 'Eerst proberen' }))
      await waitFor(() => expect(canvas.getByText(/van 400 naar 500/)).toBeVisible())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Bewaren' })).toBeVisible())
      await userEvent.click(canvas.getByRole('button', { name: 'Niet bewaren' }))
    })
    await step('and then it is saved', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Opslaan' })[0]!)
      await waitFor(() => expect(canvas.getByText('De regels zijn gewijzigd.')).toBeVisible())
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(HORIZON)).toHaveValue('400'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

/** Only the server knows how long a payment may take. */
export const TheHoldIsTooShort: Story = {
  args: {
    data: {
      update: (async () => {
        const text = 'Vul meer dan 15 minuten in: zo lang kan een betaling duren.'
        throw new ApiProblem(400, 'invalid-input', '', null, [
          { field: 'numbers.hold-minutes', text },
        ])
      }) as unknown as BackOfficeDataProvider['update'],
    },
  },
  play: async ({ canvas }) => {
    const hold = await canvas.findByLabelText(/Een kamer blijft vast/)
    await userEvent.clear(hold)
    await userEvent.type(hold, '5')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Opslaan' })[0]!)
    await waitFor(() => expect(canvas.getByText(/zo lang kan een betaling duren/)).toBeVisible())
  },
}

export const TheHouseIsMailed: Story = {
  play: async ({ canvas }) => {
    const mail = await canvas.findByLabelText(/Stuur ons een mail/)
    await userEvent.click(mail)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Opslaan' })[1]!)
    await waitFor(() =>
      expect(
        canvas.getByText('Het huis krijgt geen mail meer bij een nieuwe boeking.'),
      ).toBeVisible(),
    )
  },
}
