import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { TextView } from '../../../api/texts/text-shape.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { textRows } from '../fixtures/texts.ts'

const LIST = '/instellingen/teksten'
const ONE = `${LIST}/aanpassen?id=`

/** As the API finds them. */
const getList = (async (_: string, { filter }: { filter: { q?: string; corrected?: boolean } }) => {
  const data = textRows.filter(
    ({ literal, text, corrected }) =>
      (literal + text).toLowerCase().includes((filter.q ?? '').toLowerCase()) &&
      (!filter.corrected || corrected),
  )
  return { data, total: data.length }
}) as unknown as BackOfficeDataProvider['getList']

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Texts',
  component: BackOffice,
  args: { address: LIST, data: { getList } },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const TheCatalogue: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Teksten' })
    await step('a text stands beside its literal words', async () => {
      await expect(within(table).getByText(/geselect die reeds bezet/)).toBeVisible()
      await expect(within(table).getByText('Deze wijziging wordt niet getoond')).toBeVisible()
    })
    await step('words find it', async () => {
      await userEvent.type(canvas.getByLabelText('Zoek in de teksten'), 'minimaal')
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    })
    await step('and it opens', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Wijzig: Je moet op de/ }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(`${ONE}stay.minimumNightsDate`),
      )
    })
  },
}

export const OnlyWhatIsCorrected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gewijzigd' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
  },
}

export const NothingFound: Story = {
  args: { address: `${LIST}?q=xyz` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Geen teksten gevonden')).toBeVisible())
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('Een van deze nachten is al bezet. Kies een andere datum.'),
      ).toBeVisible(),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      getList: async () => {
        throw new ApiProblem(503, 'unavailable', 'De database is even niet bereikbaar.')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/zijn niet geladen/)).toBeVisible())
  },
}

export const ATextIsCorrected: Story = {
  args: { address: `${ONE}stay.minimumNightsDate` },
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('Tekst')
    await step('what is filled in must stay', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'Minimaal {{n} nachten')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText(/^Laat \{day\} in de tekst staan/)).toBeVisible())
    })
    await step('and then it is saved', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'Vanaf de {{day}e minimaal {{n} nachten.')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText(/De tekst is gewijzigd/)).toBeVisible())
    })
  },
}

export const ATextOnAPhone: Story = {
  args: { address: `${ONE}stay.occupied` },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /letterlijke tekst/ })).toBeVisible(),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const BackToTheLiteralText: Story = {
  args: { address: `${ONE}stay.occupied` },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Terug naar de letterlijke tekst' }),
    )
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(body.getByText('Uw tekst staat er weer.')).toBeVisible())
  },
}

export const ACorrectionThatCannotStand: Story = {
  args: { address: `${ONE}stay.beyondHorizon` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze wijziging wordt niet getoond')).toBeVisible())
    await expect(canvas.getByText(/Tot dat klopt, staat de letterlijke tekst er/)).toBeVisible()
  },
}

/** Another's change of the same text is shown; what was typed still stands. */
export const ChangedMeanwhile: Story = {
  args: {
    address: `${ONE}stay.occupied`,
    data: (() => {
      let row: TextView = textRows[2]!
      return {
        getOne: (async () => ({ data: row })) as unknown as BackOfficeDataProvider['getOne'],
        update: (async () => {
          row = { ...row, text: 'Deze nacht is bezet.', version: 8 }
          throw new ApiProblem(409, 'changed-meanwhile', 'Dit is intussen gewijzigd.')
        }) as unknown as BackOfficeDataProvider['update'],
      }
    })(),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Tekst')
    await userEvent.clear(field)
    await userEvent.type(field, 'Bezet, helaas.')
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(canvas.getByText(/naar Deze nacht is bezet/)).toBeVisible())
    await expect(canvas.getByLabelText('Tekst')).toHaveValue('Bezet, helaas.')
  },
}

export const NoSuchText: Story = {
  args: { address: `${ONE}stay.nothing` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Dit bestaat niet meer.')).toBeVisible())
  },
}
