import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { taxOfQuarter } from '../fixtures/revenue.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Tourist-tax return',
  component: BackOffice,
  args: { address: '/omzet/toeristenbelasting' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answering = (call: unknown) => ({ call: call as BackOfficeDataProvider['call'] })
const shown = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByText('Verschuldigd')).toBeVisible())

export const AQuarter: Story = {
  play: async ({ canvas, step }) => {
    await shown(canvas)
    await step('what is owed, by the row of the tariff', async () => {
      await expect(canvas.getByRole('heading', { name: '3e kwartaal 2026' })).toBeVisible()
      await expect(canvas.getByText('€ 32,50')).toBeVisible()
      await expect(canvas.getByRole('row', { name: /^za 1 aug 2026/ })).toHaveTextContent('15,00')
    })
    await step('the booking behind each figure is a link', async () => {
      await expect(
        canvas.getByRole('link', { name: 'B20260712 · Sanne Hoekstra' }),
      ).toHaveAttribute('href', '/agenda/aanpassen?id=id-sanne-hoekstra')
      await expect(canvas.getByText('3, 1 kind')).toBeVisible()
    })
    await step('what a source remits itself is told apart from it', async () => {
      await expect(canvas.getByRole('row', { name: 'Natuurhuisje 1 2 4' })).toBeVisible()
      await expect(canvas.getByText('afgedragen door Natuurhuisje')).toBeVisible()
    })
    await step('and a file has them all', async () => {
      await expect(canvas.getByRole('link', { name: 'Spreadsheet' })).toHaveAttribute(
        'href',
        '/api/back-office/tourist-tax-return/spreadsheet?period=2026-Q3',
      )
    })
    await step('the quarter before is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vorige periode' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('periode=2026-Q2'),
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

export const NobodyStayed: Story = {
  args: {
    data: answering(async () => ({
      ...taxOfQuarter,
      ...{ cents: 0, taxedNights: 0, exemptNights: 0, tariffs: [], remitted: [], stays: [] },
    })),
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(canvas.getByText('Geen verblijven in deze periode.')).toBeVisible()
  },
}

export const APeriodThatIsNone: Story = {
  args: {
    address: '/omzet/toeristenbelasting?periode=2026-Q5',
    data: answering(async () => {
      throw new ApiProblem(400, 'invalid-input', 'Kies een maand, een kwartaal of een jaar.')
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Kies een maand, een kwartaal of een jaar.',
      ),
    )
  },
}
