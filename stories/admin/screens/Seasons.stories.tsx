import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { seasonRows } from '../fixtures/seasons.ts'

const LIST = '/instellingen/seizoenen'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Seasons',
  component: BackOffice,
  args: { address: LIST },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const TheTable: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: /Seizoenen/ })
    await step('a row opens its season', async () => {
      await userEvent.click(within(table).getByRole('link', { name: /5 feb(ruari)? 2027/ }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(`${LIST}/aanpassen?id=3`),
      )
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('besluit 2027')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Nothing: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog geen seizoenen')).toBeVisible())
  },
}

export const ASeasonIsAdded: Story = {
  args: { address: `${LIST}/toevoegen` },
  play: async ({ canvas, step }) => {
    const amount = await canvas.findByLabelText('Toeslag per nacht (€)')
    await step('what is wrong stands at its field', async () => {
      await userEvent.type(amount, '-1')
      await userEvent.click(canvas.getByRole('button', { name: 'Seizoen toevoegen' }))
      await waitFor(() => expect(canvas.getByText('Kies de eerste nacht.')).toBeVisible())
      await expect(canvas.getByText(/Vul een bedrag van € 0,00/)).toBeVisible()
      await expect(canvas.getByText(/Vul in waar dit bedrag vandaan komt/)).toBeVisible()
    })
    await step('and then it is added', async () => {
      await fireEvent.change(canvas.getByLabelText('Eerste nacht'), {
        target: { value: '2027-05-01' },
      })
      await fireEvent.change(canvas.getByLabelText('Laatste dag'), {
        target: { value: '2027-05-08' },
      })
      await userEvent.clear(amount)
      await userEvent.type(amount, '12,50')
      await userEvent.type(canvas.getByLabelText('Waar dit vandaan komt'), 'besluit 2027')
      await userEvent.click(canvas.getByRole('button', { name: 'Seizoen toevoegen' }))
      await waitFor(() => expect(canvas.getByText('Het seizoen is toegevoegd.')).toBeVisible())
    })
  },
}

/** Another's change is found when this one is saved: it is shown, and what was typed still stands. */
export const ChangedMeanwhile: Story = {
  args: {
    address: `${LIST}/aanpassen?id=3`,
    data: (() => {
      let row = seasonRows[2]!
      return {
        getOne: (async () => ({ data: row })) as unknown as BackOfficeDataProvider['getOne'],
        update: (async () => {
          row = { ...row, source: 'besluit 2028', version: 5 }
          throw new ApiProblem(409, 'changed-meanwhile', 'Dit is intussen gewijzigd.')
        }) as unknown as BackOfficeDataProvider['update'],
      }
    })(),
  },
  play: async ({ canvas }) => {
    const amount = await canvas.findByLabelText('Toeslag per nacht (€)')
    await userEvent.clear(amount)
    await userEvent.type(amount, '17,50')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() =>
      expect(canvas.getByText('Intussen door iemand anders gewijzigd')).toBeVisible(),
    )
    await expect(canvas.getByText(/van besluit 2027 naar besluit 2028/)).toBeVisible()
    await expect(canvas.getByLabelText('Toeslag per nacht (€)')).toHaveValue('17,50')
    const asked = spyOn(window, 'confirm').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('link', { name: 'Agenda' }))
    await expect(asked).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Toeslag per nacht (€)')).toHaveValue('17,50')
  },
}

export const RemovedAndTakenBack: Story = {
  args: { address: `${LIST}/aanpassen?id=3` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seizoen verwijderen' }))
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(body.getByText('Teruggezet.')).toBeVisible())
  },
}

export const NoSuchSeason: Story = {
  args: { address: `${LIST}/aanpassen?id=99` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Dit bestaat niet meer.')).toBeVisible())
  },
}

const removedMeanwhile = { isGone: false, added: [] as unknown[] }
/** A colleague removed it while it was open: what is typed stays, and is added again. */
export const RemovedMeanwhile: Story = {
  args: {
    address: `${LIST}/aanpassen?id=3`,
    data: {
      getOne: async () => {
        if (removedMeanwhile.isGone) throw new ApiProblem(404, 'not-found', 'Dit is weg.')
        return { data: seasonRows.find(({ id }) => id === 3) }
      },
      update: async () => {
        removedMeanwhile.isGone = true
        throw new ApiProblem(404, 'not-found', 'Dit is weg.')
      },
      create: async (_: string, { data }: { data: object }) => {
        removedMeanwhile.added.push(data)
        return { data: { ...data, id: 9 } }
      },
    } as unknown as Partial<BackOfficeDataProvider>,
  },
  play: async ({ canvas }) => {
    const amount = await canvas.findByLabelText('Toeslag per nacht (€)')
    await fireEvent.change(amount, { target: { value: '12,50' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() =>
      expect(canvas.getByText('Intussen door iemand anders verwijderd')).toBeVisible(),
    )
    await expect(canvas.getByLabelText('Toeslag per nacht (€)')).toHaveValue('12,50')
    await userEvent.click(canvas.getByRole('button', { name: 'Voeg opnieuw toe' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(LIST))
    await waitFor(() => expect(removedMeanwhile.added).toHaveLength(1))
    await expect(removedMeanwhile.added[0]).not.toHaveProperty('id')
  },
}

/** Another season has a night of it: that is told, and it may be saved. */
export const OverlapsAnother: Story = {
  args: { address: `${LIST}/toevoegen` },
  play: async ({ canvas, step }) => {
    const first = await canvas.findByLabelText('Eerste nacht')
    await step('nothing is told where nothing is shared', async () => {
      await fireEvent.change(first, { target: { value: '2027-03-01' } })
      await fireEvent.change(canvas.getByLabelText('Laatste dag'), {
        target: { value: '2027-03-05' },
      })
      await expect(canvas.queryByText('Dit seizoen deelt nachten met een ander')).toBeNull()
    })
    await step('the others are named, with what counts', async () => {
      await fireEvent.change(first, { target: { value: '2027-02-08' } })
      await waitFor(() =>
        expect(canvas.getByText('Dit seizoen deelt nachten met een ander')).toBeVisible(),
      )
      await expect(canvas.getByText(/€ 15,00 per nacht \(besluit 2027\)/)).toBeVisible()
      await expect(canvas.getByText(/telt de hoogste toeslag/)).toBeVisible()
    })
  },
}

export const OverlapsAnotherOnAPhone: Story = {
  ...OverlapsAnother,
  globals: onPhone,
}
