import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { accountCalls } from '../fixtures/people.ts'
import { emptyMonth, november, revenueCalls } from '../fixtures/revenue.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Revenue',
  component: BackOffice,
  args: { address: '/omzet?maand=2026-11' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answering = (call: unknown) => ({ call: call as BackOfficeDataProvider['call'] })
const region = (canvas: Canvas, name: string | RegExp) =>
  within(canvas.getByRole('region', { name }))

/** Once the month stands there. */
const shown = (canvas: Canvas, month: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { name: `Omzet ${month}` })).toBeVisible())

export const AMonth: Story = {
  play: async ({ canvas, step }) => {
    await shown(canvas, 'november 2026')
    await step('against its target, and what of it is open', async () => {
      const month = region(canvas, 'Omzet november 2026')
      await expect(month.getByText('84% van het doel')).toBeVisible()
      await expect(month.getByText('nog € 817,50')).toBeVisible()
      await expect(
        month.getByRole('img', {
          name: /^84 procent van het doel van €\s5\.000,00, waarvan €\s643,00 nog open$/,
        }),
      ).toBeVisible()
    })
    await step('how full the house was, and what a night brought', async () => {
      await expect(canvas.getByText('62%')).toBeVisible()
      await expect(canvas.getByText('163 van 264 kamernachten')).toBeVisible()
      await expect(canvas.getByText('€ 98,70')).toBeVisible()
    })
    await step('each month is a link that says its figures, and a row of a table', async () => {
      const months = region(canvas, /^Maand voor maand/)
      await expect(
        months.getByRole('link', {
          name: /^juli 2026: €\s8\.034,50\. Een jaar eerder: €\s7\.709,00\.$/,
        }),
      ).toHaveAttribute('href', '/omzet?maand=2026-07')
      await expect(months.getByRole('row', { name: /^juli/ })).toHaveTextContent(
        'juli8.034,507.709,00325,50',
      )
      await expect(months.getByRole('row', { name: /^Totaal/ })).toHaveTextContent('52.567,50')
    })
    await step(
      'what the line of the target means stands before nothing and behind nothing',
      async () => {
        const said = within(canvas.getByRole('figure')).getByText(/^doel €\s5\.000,00$/)
        said.scrollIntoView({ block: 'center' })
        const { left, right, top, height } = said.getBoundingClientRect()
        for (const x of [left + 20, right - 2])
          await expect(document.elementFromPoint(x, top + height / 2)).toBe(said)
      },
    )
    await step('where it came from', async () => {
      const sources = region(canvas, 'Waar de omzet vandaan komt')
      await expect(sources.getByRole('row', { name: /^Booking.com/ })).toHaveTextContent(
        '181.189,0028%',
      )
      await expect(sources.getByRole('row', { name: /^Kassa/ })).toBeVisible()
    })
    await step('and what is not revenue', async () => {
      await expect(canvas.getByText('Nog te ontvangen, 4 rekeningen')).toBeVisible()
    })
    await expectItFits()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await shown(canvas, 'november 2026')
    canvas.getByRole('link', { name: /^juni 2026/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^juli 2026/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/omzet?maand=2026-07'),
    )
  },
}

export const AMonthOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await shown(canvas, 'november 2026')
    await expectItFits()
  },
}

export const AMonthOnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await shown(canvas, 'november 2026')
    await expectItFits()
  },
}

export const ByDayOfPaymentAboveTheTarget: Story = {
  args: {
    data: answering(
      revenueCalls(accountCalls(), {
        ...november,
        basis: 'day-of-payment',
        revenueCents: 612_000,
        openCents: 0,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await shown(canvas, 'november 2026')
    await expect(canvas.getByText('doel gehaald')).toBeVisible()
    await expect(canvas.getByText(/^Naar de dag van betaling/)).toBeVisible()
  },
}

export const NothingSold: Story = {
  args: {
    address: '/omzet?maand=2027-01',
    data: answering(revenueCalls(accountCalls(), emptyMonth)),
  },
  play: async ({ canvas }) => {
    await shown(canvas, 'januari 2027')
    await expect(canvas.getByText('In deze maand is niets verkocht.')).toBeVisible()
    await expect(canvas.getAllByText('geen')).toHaveLength(3)
  },
}

export const AMonthThatIsNone: Story = {
  args: {
    address: '/omzet?maand=2026-13',
    data: answering(async () => {
      throw new ApiProblem(400, 'invalid-input', 'Kies een maand, zoals 2026-07.')
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Kies een maand, zoals 2026-07.'),
    )
    await expect(canvas.getByRole('button', { name: 'Deze maand' })).toBeEnabled()
  },
}

export const Loading: Story = {
  args: { data: answering(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'De omzet wordt geladen' })).toBeVisible(),
    )
  },
}
