import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { pageTextRows } from '../fixtures/page-texts.ts'

const LIST = '/instellingen/paginas'
const ONE = `${LIST}/aanpassen?id=over-ons`

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Page texts',
  component: BackOffice,
  args: { address: LIST },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const ThePages: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Pagina’s van de website' })
    await expect(within(table).getByText('door u gewijzigd')).toBeVisible()
    await userEvent.click(within(table).getByRole('link', { name: 'Wijzig: Over ons' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(ONE))
  },
}

export const APageIsWritten: Story = {
  args: { address: ONE },
  play: async ({ canvas, step }) => {
    const title = await canvas.findByLabelText('Titel')
    await step('the preview follows', async () => {
      await fireEvent.change(title, { target: { value: 'Wie wij zijn' } })
      await waitFor(() =>
        expect(canvas.getByTitle('Wie wij zijn').getAttribute('srcdoc')).toContain(
          '<h1>Wie wij zijn</h1>',
        ),
      )
      await expect(canvas.getByTitle('Wie wij zijn').getAttribute('srcdoc')).not.toContain('script')
    })
    await step('and it is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText('De pagina is gewijzigd.')).toBeVisible())
      await expect(canvas.getByLabelText('Titel')).toHaveValue('Wie wij zijn')
      await expect(canvas.queryByText('Intussen door iemand anders gewijzigd')).toBeNull()
    })
    await step('and leaving asks nothing', async () => {
      const asked = spyOn(window, 'confirm').mockReturnValue(false)
      await userEvent.click(canvas.getByRole('link', { name: 'Agenda' }))
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/agenda/))
      await expect(asked).not.toHaveBeenCalled()
    })
  },
}

export const WhatCannotStand: Story = {
  args: {
    address: ONE,
    data: {
      previewPage: async () => ({
        html: '<!doctype html><title>x</title><p>Dag</p>',
        errors: [{ field: 'body', text: 'HTML kan hier niet. Haal <b> weg.' }],
      }),
      update: (async () => {
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.')
      }) as unknown as BackOfficeDataProvider['update'],
    },
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Titel')
    await waitFor(() => expect(canvas.getByText('HTML kan hier niet. Haal <b> weg.')).toBeVisible())
    await userEvent.clear(title)
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(canvas.getByText('Geef de pagina een titel.')).toBeVisible())
  },
}

export const BackToTheSuppliedText: Story = {
  args: {
    address: ONE,
    data: (() => {
      const written = pageTextRows.find(({ id }) => id === 'over-ons')!
      const supplied = { ...written, title: 'Over het huis', changed: false, version: 8 }
      let row = written
      const stand = (next: typeof row) => async () => ({ data: (row = next) }) as never
      return {
        getOne: async () => ({ data: row }) as never,
        delete: stand(supplied),
        update: stand({ ...written, version: 9 }),
      }
    })(),
  },
  play: async ({ canvas }) => {
    const title = (await canvas.findByLabelText<HTMLInputElement>('Titel')).value
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Terug naar de geleverde tekst' }),
    )
    const body = within(document.body)
    const undo = await body.findByRole('button', { name: 'Ongedaan maken' })
    await waitFor(() => expect(canvas.getByLabelText('Titel')).toHaveValue('Over het huis'))
    await waitFor(() =>
      expect(canvas.queryByText('Intussen door iemand anders gewijzigd')).toBeNull(),
    )
    await userEvent.click(undo)
    await waitFor(() => expect(body.getByText('Uw tekst staat er weer.')).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Titel')).toHaveValue(title))
    await waitFor(() =>
      expect(canvas.queryByText('Intussen door iemand anders gewijzigd')).toBeNull(),
    )
  },
}

export const OnAPhone: Story = {
  args: { address: ONE },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Titel')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const NoSuchPage: Story = {
  args: { address: `${LIST}/aanpassen?id=nergens` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Dit bestaat niet meer.')).toBeVisible())
  },
}
