import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Bookkeeping',
  component: BackOffice,
  args: { address: '/omzet/boekhouding' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answering = (call: unknown) => ({ call: call as BackOfficeDataProvider['call'] })
const shown = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('row', { name: /^Totaal/ })).toBeVisible())

export const TheQuarterBefore: Story = {
  play: async ({ canvas, step }) => {
    await shown(canvas)
    await step('the quarter that is over, with its VAT at each rate', async () => {
      await expect(canvas.getByLabelText('Eerste dag')).toHaveValue('2026-07-01')
      await expect(canvas.getByLabelText('Laatste dag')).toHaveValue('2026-09-30')
      await expect(canvas.getByRole('row', { name: /^Hoog, 21%/ })).toHaveTextContent('3.416,23')
      await expect(canvas.getByRole('row', { name: /^Totaal/ })).toHaveTextContent('3.580,50')
    })
    await step('and its journals as files', async () => {
      await expect(canvas.getByRole('link', { name: 'Verkoopjournaal' })).toHaveAttribute(
        'href',
        '/api/back-office/revenue/sales-journal?from=2026-07-01&last=2026-09-30',
      )
    })
    await step('another period is one press away, and stands in the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '2026' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('van=2026-01-01&tot=2026-12-31'),
      )
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await shown(canvas)
    await expectItFits()
  },
}

const ENDS_BEFORE = 'De laatste dag ligt vóór de eerste.'

export const EndsBeforeItBegins: Story = {
  args: {
    address: '/omzet/boekhouding?van=2026-07-01&tot=2026-06-30',
    data: answering(async () => {
      throw new ApiProblem(400, 'invalid-input', 'Controleer de velden.', null, [
        { field: 'last', text: ENDS_BEFORE },
      ])
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('Laatste dag')).toHaveAccessibleDescription(ENDS_BEFORE),
    )
    await expect(canvas.queryByRole('link', { name: 'Verkoopjournaal' })).toBeNull()
    await fireEvent.change(canvas.getByLabelText('Laatste dag'), {
      target: { value: '2026-07-31' },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Toon' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('tot=2026-07-31'))
  },
}

export const NothingSupplied: Story = {
  args: { data: answering(async () => ({ rates: [], vatCents: 0 })) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('In deze periode is niets geleverd.')).toBeVisible(),
    )
  },
}
