import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const LIST = '/instellingen/wijzigingen'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Changes',
  component: BackOffice,
  args: { address: LIST },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const WhoChangedWhat: Story = {
  play: async ({ canvas, step }) => {
    const list = await canvas.findByRole('list', { name: /^Wijzigingen/ })
    const [season, banner, , closure] = within(list).getAllByRole('listitem')
    await step('money and days are read as people write them', async () => {
      await expect(within(season!).getByRole('heading')).toHaveTextContent('Seizoen gewijzigd')
      await expect(within(season!).getByRole('row', { name: /Toeslag/ })).toHaveTextContent(
        /€\s15,00.*€\s20,00/,
      )
      await expect(within(season!).getByText('di 9 feb 2027')).toBeVisible()
      await expect(within(closure!).getByText(/tot ma 5 jan 2026/)).toBeVisible()
    })
    await step('a setting is told by what differs', async () => {
      await expect(within(banner!).getByText('Nieuws op de voorpagina')).toBeVisible()
      await expect(within(banner!).getByText('Kerst is vol')).toBeVisible()
    })
    await step('what is still there can be opened', async () => {
      await expect(within(closure!).queryByRole('link')).toBeNull()
      await userEvent.click(within(season!).getByRole('link', { name: /^Bekijk Seizoen/ }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(
          '/instellingen/seizoenen/aanpassen',
        ),
      )
    })
  },
}

export const Narrowed: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('list', { name: /^Wijzigingen/ })
    await step('by what', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Wat' }), 'Seizoen')
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('noun=seasons'))
    })
    await step('by words', async () => {
      await userEvent.type(canvas.getByLabelText('Zoek op woord of bedrag'), 'besluit{Enter}')
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('noun=seasons&q=besluit'),
      )
    })
    await step('and not at all again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wis' }))
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/wijzigingen$/))
    })
  },
}

export const OfOnePerson: Story = {
  args: { address: `${LIST}?staff=2` },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Wie' })).toHaveDisplayValue(/^Jos/),
    )
  },
}

export const Nothing: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog niets gewijzigd')).toBeVisible())
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      getList: async () => {
        throw new Error('nothing came')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/zijn niet geladen/)).toBeVisible())
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^Wijzigingen/ })
    await expectItFits()
  },
}
