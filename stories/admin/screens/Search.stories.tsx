import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { onDesk, onPhone } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Search',
  component: BackOffice,
  args: { address: '/agenda' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const AGuestIsFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    await userEvent.keyboard('/')
    const field = canvas.getByRole('combobox', { name: 'Zoek gast of boeking' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'hoek')
    const found = await within(document.body).findByRole('option')
    await expect(found).toHaveTextContent('Sanne Hoekstra')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        '/agenda/aanpassen?id=id-sanne-hoekstra',
      ),
    )
  },
}

export const NobodyOfThatName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'Zoek gast of boeking' }),
      'xyz',
    )
    await waitFor(() =>
      expect(within(document.body).getByText('Geen boeking gevonden')).toBeVisible(),
    )
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Zoek gast of boeking' })
    await userEvent.click(field)
    await userEvent.type(field, 'hoek')
    await waitFor(() =>
      expect(within(document.body).getByRole('option')).toHaveTextContent('Sanne Hoekstra'),
    )
  },
}
