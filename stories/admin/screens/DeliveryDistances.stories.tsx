import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const LIST = '/instellingen/bezorgafstanden'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Delivery distances',
  component: BackOffice,
  args: { address: LIST },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const TheTable: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Afstanden per postcode' })
    await step('says which distances are estimated', async () => {
      await expect(within(table).getByRole('row', { name: /Stein 4 km geschat/ })).toBeVisible()
      await expect(within(table).getByRole('row', { name: /0,8 km nagekeken/ })).toBeVisible()
    })
    await step('a row opens its postcode', async () => {
      await userEvent.click(within(table).getByRole('link', { name: 'Wijzig afstand: 6171 Stein' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(`${LIST}/aanpassen?id=2`),
      )
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Sittard')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Nothing: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog geen afstanden')).toBeVisible())
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      getList: (async () => {
        throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
      }) as unknown as BackOfficeDataProvider['getList'],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Er ging iets mis.'))
  },
}

export const APostcodeIsAdded: Story = {
  args: { address: `${LIST}/toevoegen` },
  play: async ({ canvas, step }) => {
    await step('what is wrong stands at its field', async () => {
      await userEvent.type(await canvas.findByLabelText('Kilometers over de weg'), '-4')
      await userEvent.click(canvas.getByRole('button', { name: 'Postcode toevoegen' }))
      await waitFor(() =>
        expect(
          canvas.getByText(
            'Vul de vier cijfers van een Nederlandse postcode in, of een buitenlandse zoals B-3630 of D-52525.',
          ),
        ).toBeVisible(),
      )
      await expect(canvas.getByText('Vul de plaats in.')).toBeVisible()
      await expect(canvas.getByText(/Vul een aantal kilometers/)).toBeVisible()
    })
    await step('and then it is added', async () => {
      await userEvent.type(canvas.getByLabelText('Postcode (vier cijfers)'), '6151')
      await userEvent.type(canvas.getByLabelText('Plaats'), 'Munstergeleen')
      await userEvent.clear(canvas.getByLabelText('Kilometers over de weg'))
      await userEvent.type(canvas.getByLabelText('Kilometers over de weg'), '11,5')
      await userEvent.click(canvas.getByRole('button', { name: 'Postcode toevoegen' }))
      await waitFor(() => expect(canvas.getByText('De postcode is toegevoegd.')).toBeVisible())
    })
  },
}

export const ThePostcodeIsTaken: Story = {
  args: {
    address: `${LIST}/aanpassen?id=2`,
    data: {
      update: (async () => {
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
          { field: 'postcode', text: 'Deze postcode staat al in de tabel.' },
        ])
      }) as unknown as BackOfficeDataProvider['update'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opslaan' }))
    await waitFor(() =>
      expect(canvas.getByText('Deze postcode staat al in de tabel.')).toBeVisible(),
    )
  },
}

export const RemovedAndTakenBack: Story = {
  args: { address: `${LIST}/aanpassen?id=3` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Postcode verwijderen' }))
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(body.getByText('Teruggezet.')).toBeVisible())
  },
}

export const NoSuchPostcode: Story = {
  args: { address: `${LIST}/aanpassen?id=99` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Dit bestaat niet meer.')).toBeVisible())
  },
}
