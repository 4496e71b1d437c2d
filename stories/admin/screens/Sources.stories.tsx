import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const LIST = '/instellingen/bronnen'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Sources',
  component: BackOffice,
  args: { address: LIST },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = ReturnType<typeof within>

const isThere = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByLabelText('Naam')).toHaveValue(name))
const colour = (canvas: Canvas) => canvas.getByLabelText('Kleur in de agenda')
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))

export const TheList: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Bronnen' })
    await expect(within(table).getAllByRole('row')).toHaveLength(7)
    await expect(within(table).getByText('per boeking')).toBeVisible()
    await step('a row opens its source', async () => {
      await userEvent.click(within(table).getByRole('link', { name: 'Wijzig bron: Airbnb' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(`${LIST}/aanpassen?id=airbnb`),
      )
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('bedandbreakfast.nl')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const answers = (data: object) => data as unknown as Partial<BackOfficeDataProvider>

export const Nothing: Story = {
  args: { answersSources: true, data: answers({ getList: async () => ({ data: [], total: 0 }) }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog geen bronnen')).toBeVisible())
  },
}

const fails = async () => {
  throw new ApiProblem(503, 'unavailable', 'Dit lukt nu niet.')
}
export const NotRead: Story = {
  args: { answersSources: true, data: answers({ getList: fails }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible(),
    )
  },
}

export const ASourceIsAdded: Story = {
  args: { address: `${LIST}/toevoegen` },
  play: async ({ canvas, step }) => {
    await isThere(canvas, '')
    await step('what is wrong stands at its field', async () => {
      await userEvent.clear(colour(canvas))
      await userEvent.type(colour(canvas), 'geel')
      await userEvent.click(canvas.getByRole('button', { name: 'Bron toevoegen' }))
      await waitFor(() => expect(canvas.getByText(/Vul de naam van de bron in/)).toBeVisible())
      await expect(canvas.getByText(/Vul een kleur in/)).toBeVisible()
    })
    await step('the mark stands there as it will look', async () => {
      await userEvent.type(canvas.getByLabelText('Naam'), 'Hotels.nl')
      await userEvent.clear(colour(canvas))
      await userEvent.type(colour(canvas), '#B3541E')
      const mark = await canvas.findByText('Hotels.nl', { selector: 'span' })
      await waitFor(() =>
        expect(getComputedStyle(mark, '::before').backgroundColor).toBe('rgb(179, 84, 30)'),
      )
    })
    await step('and then it is added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bron toevoegen' }))
      await waitFor(() => expect(canvas.getByText('De bron is toegevoegd.')).toBeVisible())
    })
  },
}

export const AFormOnAPhone: Story = {
  args: { address: `${LIST}/aanpassen?id=natuurhuisje` },
  globals: onPhone,
  play: async ({ canvas }) => {
    await isThere(canvas, 'Natuurhuisje')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const ASourceIsSwitchedOff: Story = {
  args: { address: `${LIST}/aanpassen?id=airbnb` },
  play: async ({ canvas }) => {
    await isThere(canvas, 'Airbnb')
    await expect(canvas.getByLabelText('Vooraf betaald')).toBeChecked()
    await userEvent.click(canvas.getByLabelText('In gebruik'))
    await userEvent.click(canvas.getByLabelText('Mails aan de gast'))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Alle mails' }))
    await save(canvas)
    await waitFor(() => expect(canvas.getByText('De bron is gewijzigd.')).toBeVisible())
    const table = await canvas.findByRole('table', { name: 'Bronnen' })
    const row = within(table).getByText('Airbnb').closest('tr')!
    await waitFor(() => expect(row).toHaveTextContent('Alle mails'))
    await expect(row.lastElementChild).toHaveTextContent('nee')
  },
}

export const RemitsTheTouristTax: Story = {
  args: { address: `${LIST}/aanpassen?id=airbnb` },
  play: async ({ canvas, step }) => {
    await isThere(canvas, 'Airbnb')
    const options = within(document.body)
    await step('what each choice comes to stands below it', async () => {
      await expect(canvas.getByText(/De bron int haar met de prijs/)).toBeVisible()
      await userEvent.click(canvas.getByLabelText('Toeristenbelasting'))
      await userEvent.click(await options.findByRole('option', { name: 'Bron draagt zelf af' }))
      await expect(canvas.getByText(/De bron betaalt haar aan de gemeente/)).toBeVisible()
    })
    await step('the list has it', async () => {
      await save(canvas)
      const table = await canvas.findByRole('table', { name: 'Bronnen' })
      const row = within(table).getByText('Airbnb').closest('tr')!
      await waitFor(() => expect(row).toHaveTextContent('Bron draagt zelf af'))
    })
  },
}

/** Nobody else sells it, so nobody else can remit its tax. */
export const EnteredByHand: Story = {
  args: { address: `${LIST}/aanpassen?id=none` },
  play: async ({ canvas }) => {
    await isThere(canvas, 'Zelf ingevoerd')
    await userEvent.click(canvas.getByLabelText('Toeristenbelasting'))
    const options = within(await within(document.body).findByRole('listbox'))
    await expect(options.getByRole('option', { name: 'Gast betaalt bij ons' })).toBeVisible()
    await expect(options.queryByRole('option', { name: 'Bron draagt zelf af' })).toBeNull()
  },
}

/** It has bookings: that is told beside the buttons, with what can be done instead. */
export const HasBookings: Story = {
  args: {
    address: `${LIST}/aanpassen?id=airbnb`,
    data: answers({
      delete: async () => {
        throw new ApiProblem(
          409,
          'still-used',
          'Er zijn boekingen of kanaalkoppelingen van deze bron. Zet haar uit.',
        )
      },
    }),
  },
  play: async ({ canvas }) => {
    await isThere(canvas, 'Airbnb')
    await userEvent.click(canvas.getByRole('button', { name: 'Bron verwijderen' }))
    await waitFor(() =>
      expect(
        canvas.getByText(/Er zijn boekingen of kanaalkoppelingen van deze bron/),
      ).toBeVisible(),
    )
    await expect(canvas.getByLabelText('Naam')).toHaveValue('Airbnb')
  },
}

export const TheOwnWebsite: Story = {
  args: { address: `${LIST}/aanpassen?id=own-website` },
  play: async ({ canvas }) => {
    await isThere(canvas, 'Eigen site')
    await expect(canvas.getByText(/kiest u bij elke boeking/)).toBeVisible()
    await expect(canvas.queryByLabelText('Vooraf betaald')).toBeNull()
    await expect(canvas.queryByLabelText('In gebruik')).toBeNull()
    await expect(canvas.queryByLabelText('Toeristenbelasting')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Bron verwijderen' })).toBeNull()
  },
}

export const NoSuchSource: Story = {
  args: { address: `${LIST}/aanpassen?id=marktplaats` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Dit bestaat niet meer.')).toBeVisible())
  },
}
