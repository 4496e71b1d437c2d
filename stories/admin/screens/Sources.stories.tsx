import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
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
type Canvas = ReturnType<typeof within>

const airbnb = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Airbnb' }))
const colour = (canvas: Canvas) => airbnb(canvas).getByLabelText('Kleur in de agenda')
const isThere = (canvas: Canvas) => waitFor(() => expect(colour(canvas)).toHaveValue('#7AA898'))

export const EachSource: Story = {
  play: async ({ canvas, step }) => {
    await isThere(canvas)
    await expect(airbnb(canvas).getByLabelText('Vooraf betaald')).toBeChecked()
    await step('what is no colour stands at its field', async () => {
      await userEvent.clear(colour(canvas))
      await userEvent.type(colour(canvas), 'geel')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText(/Vul een kleur in/)).toBeVisible())
    })
    await step('and then it is saved, with who pays and what is mailed', async () => {
      await userEvent.clear(colour(canvas))
      await userEvent.type(colour(canvas), '#FFEE00')
      await userEvent.click(airbnb(canvas).getByLabelText('Vooraf betaald'))
      await userEvent.click(airbnb(canvas).getByLabelText('Mails aan de gast'))
      await userEvent.click(
        await within(document.body).findByRole('option', { name: 'Alle mails' }),
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText('De bronnen zijn gewijzigd.')).toBeVisible())
      await waitFor(() => expect(airbnb(canvas).getByLabelText('Vooraf betaald')).not.toBeChecked())
      await waitFor(() =>
        expect(airbnb(canvas).getByLabelText('Mails aan de gast')).toHaveTextContent('Alle mails'),
      )
    })
  },
}

export const TheOwnWebsite: Story = {
  play: async ({ canvas }) => {
    await isThere(canvas)
    const own = within(canvas.getByRole('group', { name: 'Eigen site' }))
    await expect(own.getByText(/kiest u bij elke boeking/)).toBeVisible()
    await expect(own.queryByLabelText('Vooraf betaald')).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await isThere(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
