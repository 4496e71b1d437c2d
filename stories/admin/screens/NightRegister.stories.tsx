import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { guestsOfNovember } from '../fixtures/night-register.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Night register',
  component: BackOffice,
  args: { address: '/agenda/nachtregister' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answering = (call: unknown) => ({ call: call as BackOfficeDataProvider['call'] })
const shown = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Sanne Hoekstra' })).toBeVisible())

const asks = fn(async () => guestsOfNovember)
export const AMonth: Story = {
  beforeEach: () => void asks.mockClear(),
  args: { data: answering(asks) },
  play: async ({ canvas, step }) => {
    await shown(canvas)
    await step('this month by itself, a guest a row', async () => {
      await expect(asks).toHaveBeenCalledWith(
        'night-register?from=2026-11-01&last=2026-11-30',
        undefined,
        'GET',
      )
      await expect(canvas.getByText('3 gasten')).toBeVisible()
      await expect(canvas.getByRole('row', { name: /^Sanne Hoekstra/ })).toHaveTextContent(
        'Paspoort',
      )
      await expect(canvas.getAllByRole('link', { name: 'B20261125' })[0]).toHaveAttribute(
        'href',
        '/agenda/aanpassen?id=id-sanne-hoekstra',
      )
    })
    await step('what was asked of one guest before has a column too', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Nationaliteit' })).toBeVisible()
      await expect(canvas.queryByRole('columnheader', { name: 'Straat en huisnummer' })).toBeNull()
    })
    await step('another period stands in the address', async () => {
      await fireEvent.change(canvas.getByLabelText('Van'), { target: { value: '2026-10-01' } })
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('van=2026-10-01&tot=2026-11-30'),
      )
      await waitFor(() =>
        expect(asks).toHaveBeenLastCalledWith(
          'night-register?from=2026-10-01&last=2026-11-30',
          undefined,
          'GET',
        ),
      )
    })
    await expectItFits()
  },
}

export const OnAPhone: Story = {
  globals: onNarrowPhone,
  args: { data: answering(async () => guestsOfNovember) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expectItFits()
  },
}

export const NobodyInIt: Story = {
  args: { data: answering(async () => ({ asks: ['residence', 'document'], guests: [] })) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('In deze periode staat niemand in het nachtregister.')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Afdrukken' })).toBeDisabled()
  },
}

const TOO_LONG = 'Kies een periode van ten hoogste een jaar.'
export const APeriodThatIsTooLong: Story = {
  args: {
    address: '/agenda/nachtregister?van=2020-01-01&tot=2026-11-30',
    data: answering(async () => {
      throw new ApiProblem(400, 'invalid-input', TOO_LONG)
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(TOO_LONG)).toBeVisible())
  },
}

export const NotLoaded: Story = {
  args: {
    data: answering(async () => {
      throw new ApiProblem(503, 'unavailable', 'Het antwoord bleef uit.')
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Het nachtregister is niet geladen.')).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() =>
      expect(canvas.getByText('Het nachtregister is niet geladen.')).toBeVisible(),
    )
  },
}

export const BeingLoaded: Story = {
  args: { data: answering(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('Het nachtregister wordt geladen')).toBeInTheDocument(),
    )
  },
}
