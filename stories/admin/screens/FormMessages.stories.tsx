import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { FormMessageView } from '../../../api/forms/form-message-view.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { formMessages } from '../fixtures/form-messages.ts'
import { onDesk, onPhone } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Messages by forms',
  component: BackOffice,
  args: { address: '/berichten' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const [contact, business, vendor, project] = formMessages.map(({ id }) => id)

export const Messages: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Berichten' })
    await step('what is still to be done first; all of it when asked', async () => {
      await expect(within(table).queryByText('Steenhouwerij De Maas')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Alle' }))
      await waitFor(() => expect(canvas.getByText('Steenhouwerij De Maas')).toBeVisible())
    })
    await step('the spreadsheet is of these forms', async () => {
      await expect(canvas.getByRole('link', { name: 'Spreadsheet' })).toHaveAttribute(
        'href',
        '/api/back-office/form-messages/spreadsheet?forms=contact,business',
      )
    })
    await step('a row opens its message', async () => {
      await userEvent.click(
        canvas.getByRole('link', { name: 'Open Contact: Liesbeth van der Meer' }),
      )
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(`/berichten/details?id=${contact}`),
      )
    })
  },
}

export const OnAPhone: Story = { globals: onPhone }

export const MarketRegistrations: Story = { args: { address: '/marktinschrijvingen' } }

export const ProjectRequests: Story = { args: { address: '/projectaanvragen' } }

export const NothingToDo: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Niets te doen')).toBeVisible())
  },
}

export const Loading: Story = {
  args: { data: { getList: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'De formulieren worden geladen' })).toBeVisible(),
    )
  },
}

const down = async () => {
  throw new ApiProblem(500, 'unexpected', 'Er ging iets mis. Probeer het straks opnieuw.')
}

export const NotLoaded: Story = {
  args: { data: { getList: down } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/De formulieren zijn niet geladen/)).toBeVisible())
  },
}

export const OneRegistration: Story = {
  args: { address: `/marktinschrijvingen/details?id=${vendor}` },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /Anne-José/ })).toBeVisible(),
    )
    await expect(canvas.getByText('50.9472, 5.7743')).toBeVisible()
    await expect(canvas.getByText('240 volt')).toBeVisible()
  },
}

export const OneRequestOnAPhone: Story = {
  args: { address: `/projectaanvragen/details?id=${project}` },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Niet bekend')).toBeVisible())
  },
}

export const OneThatIsHandled: Story = {
  args: { address: `/berichten/details?id=${business}` },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Afgehandeld op .* door Mieke Geurts/)).toBeVisible(),
    )
    await expect(canvas.getByLabelText('Notitie (niet verplicht)')).toHaveValue(
      'Gebeld: ze kiezen tussen 9 en 16 maart.',
    )
  },
}

export const NoSuchMessage: Story = {
  args: { address: '/berichten/details?id=00000000-0000-4000-8000-000000000000' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Dit bericht bestaat niet.')).toBeVisible())
  },
}

export const NotSaved: Story = {
  args: {
    address: `/berichten/details?id=${contact}`,
    data: {
      update: async () => {
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
          { field: 'note', text: 'Gebruik hier hoogstens 1000 tekens.' },
        ])
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Notitie (niet verplicht)'), 'Gebeld')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() =>
      expect(canvas.getByText('Gebruik hier hoogstens 1000 tekens.')).toBeVisible(),
    )
  },
}

/** The place of a registration is looked up while staff type: what they typed stays. */
let find = () => {}
export const FoundOnTheMapMeanwhile: Story = {
  args: {
    address: `/marktinschrijvingen/details?id=${vendor}`,
    onProperty: (property) => {
      let now: FormMessageView = { ...formMessages[2]!, place: 'waiting', latitude: null }
      property.data.getOne = (async () => ({ data: now })) as typeof property.data.getOne
      find = () => {
        now = formMessages[2]!
        property.say({ noun: 'form-messages', id: now.id })
      }
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Dit is afgehandeld'))
    await userEvent.type(canvas.getByLabelText('Notitie (niet verplicht)'), 'Naast de kerk')
    await waitFor(() => expect(canvas.getByText('Live')).toBeVisible())
    find()
    await waitFor(() => expect(canvas.getByText('50.9472, 5.7743')).toBeVisible())
    await expect(canvas.getByLabelText('Dit is afgehandeld')).toBeChecked()
    await expect(canvas.getByLabelText('Notitie (niet verplicht)')).toHaveValue('Naast de kerk')
  },
}
