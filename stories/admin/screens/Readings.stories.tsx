import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Readings',
  component: BackOffice,
  args: { address: '/instellingen/keuzes' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const search = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('searchbox', { name: 'Zoek een keuze' })

export const InGroups: Story = {
  play: async ({ canvas, step }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Toeristenbelasting' })).toBeVisible(),
    )
    await step('what is searched for stays', async () => {
      await userEvent.type(await search(canvas), 'seizoenen nacht')
      await waitFor(() => expect(canvas.queryByText('Contant betalen')).toBeNull())
      await expect(canvas.getByText('Twee seizoenen op dezelfde nacht')).toBeVisible()
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Contant betalen')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await search(canvas), 'zeppelin')
    await waitFor(() => expect(canvas.getByText('Geen keuze gevonden.')).toBeVisible())
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      readReadings: async () => {
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

export const AChoiceWithItsExample: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByText('Het totaal van een gewone kamer', {}))
    await step('an example of this house shows both prices', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: 'Straks' })).toBeVisible(),
      )
    })
    await step('another value is chosen and kept', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /keer het aantal nachten/ }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Bewaren' }))
      await waitFor(() =>
        expect(
          within(document.body).getByText('Bewaard: Het totaal van een gewone kamer'),
        ).toBeVisible(),
      )
    })
  },
}

export const AFixedOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Hoe nachten worden geteld', {}))
    await waitFor(() =>
      expect(canvas.getByText('Niet gekozen: De dagen ertussen, min één')).toBeVisible(),
    )
  },
}

export const AChoiceThatIsTriedFirst: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByText('Het totaal van een gewone kamer', {}))
    await userEvent.click(canvas.getByRole('radio', { name: /keer het aantal nachten/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Eerst proberen' }))
    const panel = await canvas.findByRole('region', { name: /Proef/ })
    await step('it says what would be dearer', async () => {
      await waitFor(() => expect(within(panel).getByText('Duurder')).toBeVisible())
    })
    await step('and is dropped', async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Niet bewaren' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: /Proef/ })).toBeNull())
    })
  },
}
