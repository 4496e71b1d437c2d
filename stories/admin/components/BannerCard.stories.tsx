import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { onDesk } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Components/Banner card',
  component: BackOffice,
  args: { address: '/instellingen' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const FIELD = 'Eén regel voor gasten'
const NEWS = 'In de kersttijd zijn we gesloten.'

async function save(canvas: Canvas, news: string) {
  const field = await canvas.findByLabelText(FIELD)
  await userEvent.clear(field)
  if (news !== '') await userEvent.type(field, news)
  const form = field.closest('form')!
  await userEvent.click(form.querySelector('button[type="submit"]')!)
}

export const NoNews: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Leeg is geen nieuws. Nog 160 tekens.')).toBeVisible(),
    )
    await expect(canvas.getByLabelText(FIELD)).toHaveValue('')
  },
}

export const NewsIsSetAndTakenAway: Story = {
  play: async ({ canvas, step }) => {
    await step('set', async () => {
      await save(canvas, NEWS)
      await waitFor(() =>
        expect(canvas.getByText('Het nieuws staat op de voorpagina')).toBeVisible(),
      )
      await waitFor(() => expect(canvas.getByLabelText(FIELD)).toHaveValue(NEWS))
    })
    await step('taken away', async () => {
      await save(canvas, '')
      await waitFor(() =>
        expect(canvas.getByText('Er staat geen nieuws meer op de voorpagina')).toBeVisible(),
      )
    })
  },
}

export const TooLong: Story = {
  play: async ({ canvas }) => {
    await save(canvas, 'Wij zijn dicht! '.repeat(11))
    await waitFor(() =>
      expect(canvas.getByLabelText(FIELD)).toHaveAttribute('aria-invalid', 'true'),
    )
    await userEvent.clear(canvas.getByLabelText(FIELD))
    await waitFor(() =>
      expect(canvas.getByLabelText(FIELD)).toHaveAttribute('aria-invalid', 'false'),
    )
  },
}

export const NotSaved: Story = {
  args: {
    data: {
      update: async () => {
        throw new ApiProblem(503, 'unavailable', 'Dit kan nu even niet. Probeer het opnieuw.')
      },
    },
  },
  play: async ({ canvas }) => {
    await save(canvas, NEWS)
    await waitFor(() =>
      expect(
        within(document.body).getByText('Dit kan nu even niet. Probeer het opnieuw.'),
      ).toBeVisible(),
    )
    await expect(canvas.getByLabelText(FIELD)).toHaveValue(NEWS)
  },
}

export const NotRead: Story = {
  args: {
    data: {
      getOne: async () => {
        throw new ApiProblem(503, 'unavailable', 'Dit kan nu even niet.')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('Nieuws op de voorpagina: niet geladen. Niets is gewijzigd.'),
      ).toBeVisible(),
    )
  },
}
