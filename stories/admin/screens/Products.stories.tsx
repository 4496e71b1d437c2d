import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { productRows } from '../fixtures/products.ts'

const TAB = '/instellingen?tab=producten'
const ONE = '/instellingen/product-wijzigen'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Products',
  component: BackOffice,
  args: { address: TAB },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const TheTable: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Producten' })
    await expect(canvas.getByText('Geen producten meer.')).toBeInTheDocument()
    await step('with what each asks today', async () => {
      const box = within(table).getByRole('row', { name: /Ontbijtbox/ })
      await expect(box).toHaveTextContent('Onbeperkt')
      await expect(box).toHaveTextContent('€ 3,95')
      await expect(within(table).getByRole('row', { name: /Elektrische fiets/ })).toHaveTextContent(
        '€ 27,50 per dag',
      )
    })
    await step('a row opens its product', async () => {
      await userEvent.click(within(table).getByRole('link', { name: 'Bekijk Borg' }))
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`${ONE}?id=3`))
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Elektrische fiets')).toBeVisible())
    await expectItFits()
  },
}

export const OnANarrowPhone: Story = { ...OnAPhone, globals: onNarrowPhone }

export const Nothing: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Geen producten meer.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Voeg toe' })).toBeInTheDocument()
  },
}

export const NotRead: Story = {
  args: {
    data: {
      getList: async () => {
        throw new ApiProblem(503, 'unavailable', 'Dit kan nu even niet.')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('De gegevens zijn niet geladen. Niets is gewijzigd.')).toBeVisible(),
    )
  },
}

export const AProductIsAdded: Story = {
  args: {
    address: '/instellingen/product-toevoegen',
    data: {
      create: (async () => ({
        data: { ...productRows[4], id: 5, name: 'Bolderkar' },
      })) as unknown as BackOfficeDataProvider['create'],
    },
  },
  play: async ({ canvas, step }) => {
    const name = await canvas.findByLabelText('Naam')
    await step('without a name it is not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Voeg toe' }))
      await waitFor(() => expect(canvas.getByText('Vul een naam in.')).toBeVisible())
    })
    await step('and then its own screen asks the rest', async () => {
      await userEvent.type(name, 'Bolderkar')
      await userEvent.click(canvas.getByRole('button', { name: 'Voeg toe' }))
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`${ONE}?id=5`))
      await waitFor(() => expect(canvas.getByLabelText('Prijs (€)')).toHaveValue(''))
    })
  },
}

export const AProductIsChanged: Story = {
  args: { address: `${ONE}?id=3` },
  play: async ({ canvas, step }) => {
    const price = await canvas.findByLabelText('Prijs (€)')
    await step('what is wrong stands at its field', async () => {
      await userEvent.clear(price)
      await userEvent.type(price, '-1')
      await userEvent.type(canvas.getByLabelText('Voorraad'), 'veel')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() =>
        expect(canvas.getByText(/Vul een bedrag van € 0,00 tot en met/)).toBeVisible(),
      )
      await expect(canvas.getByText(/Vul een aantal van 0 tot en met 9999 in/)).toBeInTheDocument()
    })
    await step('and then it is saved', async () => {
      await userEvent.clear(price)
      await userEvent.type(price, '45')
      await userEvent.clear(canvas.getByLabelText('Voorraad'))
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText('Het product is gewijzigd.')).toBeVisible())
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(TAB))
    })
  },
}

export const AProductOnAPhone: Story = {
  args: { address: `${ONE}?id=2` },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Leeg volgt de keuze in Instellingen: nu/)).toBeVisible(),
    )
    await expectItFits()
  },
}

/** Its prices are dated rows with a screen of their own. */
export const TheBreakfastBox: Story = {
  args: { address: `${ONE}?id=1` },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Tarieven ontbijt' })).toBeVisible(),
    )
    await expect(canvas.getByText('€ 13,95')).toBeInTheDocument()
    await expect(canvas.queryByLabelText('Prijs (€)')).not.toBeInTheDocument()
  },
}

/** Another's change is found when this one is saved: it is shown, and what was typed still stands. */
export const ChangedMeanwhile: Story = {
  args: {
    address: `${ONE}?id=3`,
    data: (() => {
      let row = productRows[2]!
      return {
        getOne: (async () => ({ data: row })) as unknown as BackOfficeDataProvider['getOne'],
        update: (async () => {
          row = { ...row, vatCategory: 'standard', active: false, version: 5 }
          throw new ApiProblem(409, 'changed-meanwhile', 'Dit is intussen gewijzigd.')
        }) as unknown as BackOfficeDataProvider['update'],
      }
    })(),
  },
  play: async ({ canvas }) => {
    const price = await canvas.findByLabelText('Prijs (€)')
    await userEvent.clear(price)
    await userEvent.type(price, '60')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() =>
      expect(canvas.getByText(/Btw-soort: van Buiten de btw naar Algemeen tarief/)).toBeVisible(),
    )
    await expect(canvas.getByText(/Wordt aangeboden: van ja naar nee/)).toBeInTheDocument()
    await expect(canvas.getByLabelText('Prijs (€)')).toHaveValue('60')
  },
}

export const RemovedAndTakenBack: Story = {
  args: { address: `${ONE}?id=3` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Product verwijderen' }))
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(body.getByText('Teruggezet.')).toBeVisible())
  },
}

export const SoldAndNotRemoved: Story = {
  args: {
    address: `${ONE}?id=3`,
    data: {
      delete: async () => {
        throw new ApiProblem(409, 'still-used', 'Dit product is al verkocht en blijft dus bewaard.')
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Product verwijderen' }))
    await waitFor(() =>
      expect(within(document.body).getByText(/Dit product is al verkocht/)).toBeVisible(),
    )
  },
}

export const NoSuchProduct: Story = {
  args: { address: `${ONE}?id=99` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Dit bestaat niet meer.')).toBeVisible())
  },
}
