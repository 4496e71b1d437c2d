import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { datedRows } from '../fixtures/dated-rows.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Dated rows',
  component: BackOffice,
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

/** A list at an address, with words that it tells of a row. */
const list = (address: string, told: RegExp): Story => ({
  args: { address },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(told)).toBeVisible())
  },
})

/** The same on a phone, where nothing may stand beside the screen. */
const onAPhone = (address: string, told: RegExp): Story => ({
  args: { address },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(told)).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
})

export const VatRates = list('/instellingen/btw', /Belastingplan 2025/)
export const VatRatesOnAPhone = onAPhone('/instellingen/btw', /Belastingplan 2025/)
export const TouristTax = list('/instellingen/toeristenbelasting', /6,5% van de prijs/)
export const FamilyTariffs = list('/instellingen/familietarieven', /^599,00$/)
export const FamilyTariffsOnAPhone = onAPhone('/instellingen/familietarieven', /^599,00$/)
export const BreakfastTariffs = list('/instellingen/ontbijttarieven', /^6,95$/)
export const Conditions = list('/instellingen/annuleringsvoorwaarden', /50% tot 1 dagen/)

export const AVatRateIsAdded: Story = {
  args: { address: '/instellingen/btw/toevoegen' },
  play: async ({ canvas, step }) => {
    const percentage = await canvas.findByLabelText('Percentage (%)')
    await step('what is wrong stands at its field', async () => {
      await userEvent.type(percentage, '1e9')
      await userEvent.click(canvas.getByRole('button', { name: 'Btw-tarief toevoegen' }))
      await waitFor(() => expect(canvas.getByText(/Vul een percentage van 0/)).toBeVisible())
      await expect(canvas.getByText('Kies vanaf welke dag dit geldt.')).toBeVisible()
      await expect(canvas.getByText('Kies waarvoor dit tarief geldt.')).toBeVisible()
    })
    await step('and then it is added', async () => {
      await userEvent.click(canvas.getByLabelText('Waarvoor'))
      await userEvent.click(
        await waitFor(() => {
          const option = document.querySelector<HTMLElement>('[role="option"][data-value="food"]')
          if (!option) throw new Error('not open yet')
          return option
        }),
      )
      const from = canvas.getByLabelText('Geldt vanaf')
      await fireEvent.change(from, { target: { value: '2027-01-01' } })
      await userEvent.clear(percentage)
      await userEvent.type(percentage, '12')
      await userEvent.type(canvas.getByLabelText('Waar dit vandaan komt'), 'Belastingplan 2027')
      await userEvent.click(canvas.getByRole('button', { name: 'Btw-tarief toevoegen' }))
      await waitFor(() => expect(canvas.getByText('Het btw-tarief is toegevoegd.')).toBeVisible())
    })
  },
}

/** The day is refused by the API, which alone knows of the other rows. */
export const TheDayIsTaken: Story = {
  args: {
    address: '/instellingen/ontbijttarieven/aanpassen?id=1',
    data: {
      update: (async () => {
        const text = 'Er is al een rij die vanaf deze dag geldt.'
        throw new ApiProblem(400, 'invalid-input', '', null, [{ field: 'validFrom', text }])
      }) as unknown as BackOfficeDataProvider['update'],
    },
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByLabelText('Ontbijtbox (€)')
    await userEvent.clear(box)
    await userEvent.type(box, '14,50')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(canvas.getByText(/Er is al een rij/)).toBeVisible())
    await expect(canvas.getByLabelText('Ontbijtbox (€)')).toHaveValue('14,50')
  },
}

export const TheTaxIsOneOfTwo: Story = {
  args: { address: '/instellingen/toeristenbelasting/aanpassen?id=1' },
  play: async ({ canvas }) => {
    const amount = await canvas.findByLabelText(/Bedrag per persoon/)
    await userEvent.type(amount, '2,50')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(canvas.getByText(/en niet allebei/)).toBeVisible())
  },
}

export const ConditionsHaveSteps: Story = {
  args: { address: '/instellingen/annuleringsvoorwaarden/aanpassen?id=1' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Stap toevoegen' })
    await step('one that gives more to who cancels later is refused at its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stap toevoegen' }))
      const days = canvas.getAllByLabelText('Tot … dagen voor aankomst')
      await userEvent.type(days[2]!, '0')
      await userEvent.type(canvas.getAllByLabelText('Gaat terug (%)')[2]!, '75')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText(/Later annuleren kan niet/)).toBeVisible())
    })
    await step('and goes away again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Haal stap 3 weg' }))
      await waitFor(() => expect(canvas.getAllByLabelText('Gaat terug (%)')).toHaveLength(2))
    })
  },
}

/** What a colleague changed of the steps is told in words. */
export const StepsChangedMeanwhile: Story = {
  args: {
    address: '/instellingen/annuleringsvoorwaarden/aanpassen?id=1',
    data: (() => {
      let row = datedRows['cancellation-conditions'][0]!
      return {
        getOne: (async () => ({ data: row })) as unknown as BackOfficeDataProvider['getOne'],
        update: (async () => {
          row = { ...row, steps: row.steps.slice(0, 1), version: 5 }
          throw new ApiProblem(409, 'changed-meanwhile', 'Dit is intussen gewijzigd.')
        }) as unknown as BackOfficeDataProvider['update'],
      }
    })(),
  },
  play: async ({ canvas }) => {
    const source = await canvas.findByLabelText('Waar dit vandaan komt')
    await userEvent.type(source, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() =>
      expect(canvas.getByText(/naar 100% tot 7 dagen voor aankomst\./)).toBeVisible(),
    )
  },
}

export const AFamilyTariffOnAPhone: Story = {
  args: { address: '/instellingen/familietarieven/aanpassen?id=1' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Weekend (€)')).toHaveValue('449,00'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
