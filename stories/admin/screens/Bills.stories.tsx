import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone, onTablet } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { billCalls, billOf, bills } from '../fixtures/bills.ts'
import { booking } from '../fixtures/week.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Bills',
  component: BackOffice,
  args: { address: '/rekeningen' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const stays = { name: 'Overnachtingen' }
const many = Array.from({ length: 60 }, (_, at) =>
  billOf({
    ...booking(4, `Gast ${at}`, '2026-05-01', '2026-05-03'),
    id: `bill-${at}`,
    balanceCents: at === 0 ? -1_500 : 0,
  }),
)

export const Stays: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', stays)
    await step('what was sold, came in and is open, and how each stands', async () => {
      await waitFor(() => expect(within(table).getByText('Jeroen Bakker')).toBeVisible())
      for (const words of ['Betaald', 'Rekening open', 'Geannuleerd', 'Te laat'])
        await expect(within(table).getAllByText(words)[0]).toBeVisible()
      await waitFor(() => expect(canvas.getByText('Ontvangen', { selector: 'dt' })).toBeVisible())
    })
    await step('what is open stands in the address, with its sums', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nog open' }))
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('?toon=open'))
      await waitFor(() =>
        expect(within(canvas.getByRole('table', stays)).queryByText('Betaald')).toBeNull(),
      )
    })
    await step('sorted by what is open, the most first, and then the other way round', async () => {
      const head = () =>
        within(canvas.getByRole('table', stays)).getByRole('button', { name: 'Open' })
      await userEvent.click(head())
      await waitFor(() => expect(head().closest('th')).toHaveAttribute('aria-sort', 'descending'))
      await userEvent.click(head())
      await waitFor(() => expect(head().closest('th')).toHaveAttribute('aria-sort', 'ascending'))
    })
  },
}

export const Breakfasts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Onbijtjes' }))
    const table = await canvas.findByRole('table', { name: 'Onbijtjes' })
    await waitFor(() =>
      expect(
        within(table).getAllByRole('link', { name: /^Open rekening P2026/ })[0],
      ).toHaveAttribute('href', expect.stringContaining('/rekeningen/details-order?id=')),
    )
    await expect(canvas.queryByRole('combobox', { name: 'Bron' })).toBeNull()
    await expect(canvas.getByTestId('address')).toHaveTextContent('?soort=onbijtjes')
  },
}

/** What the desk sold: each leads to its receipt. */
export const Sales: Story = {
  args: {
    bills: [
      {
        ...many[1]!,
        id: 'sale-1',
        kind: 'sale',
        number: 'K2026-0012',
        name: 'Bloemen op de kamer, Kinderzitje',
        until: null,
        source: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Kassa' }))
    const table = await canvas.findByRole('table', { name: 'Kassa' })
    await waitFor(() =>
      expect(within(table).getByRole('link', { name: /^Open rekening K2026/ })).toHaveAttribute(
        'href',
        expect.stringContaining('/kassa/bon?id=sale-1'),
      ),
    )
    await expect(canvas.queryByRole('group', { name: 'Toon' })).toBeNull()
    await expect(canvas.getByTestId('address')).toHaveTextContent('?soort=kassa')
  },
}

export const TooLate: Story = {
  args: { address: '/rekeningen?toon=te-laat' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', stays)
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
    await expect(within(table).getByText('Jeroen Bakker')).toBeVisible()
  },
}

export const NothingOfThatName: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', stays)
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Zoek op/ }), 'xyz')
    await waitFor(() => expect(canvas.getByText('Niets gevonden')).toBeVisible())
    await expect(canvas.getByTestId('address')).toHaveTextContent('?zoek=xyz')
  },
}

export const NoBillsThisYear: Story = {
  args: { bills: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog geen rekeningen in dit jaar')).toBeVisible())
  },
}

export const MoreThanOnePage: Story = {
  args: { bills: many },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Terug te betalen', { selector: 'dt' })).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende pagina' }))
    await waitFor(() => expect(canvas.getByText('26 – 50 van 60')).toBeVisible())
    await expect(canvas.getByTestId('address')).toHaveTextContent('?pagina=2')
  },
}

/** Money comes in while the list is open: the row says so by itself. */
let pay = () => {}
export const PaidMeanwhile: Story = {
  args: {
    address: '/rekeningen?zoek=Jeroen',
    onProperty: (property) => {
      const open = bills.find(({ name }) => name === 'Jeroen Bakker')!
      let now = open
      property.data.call = (async (path: string) =>
        billCalls([now])(path)) as typeof property.data.call
      pay = () => {
        now = {
          ...open,
          balanceCents: 0,
          paid: true,
          overdue: false,
          receivedCents: open.totalCents,
        }
        property.say({ noun: 'bookings', id: open.id })
      }
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Rekening open')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Live')).toBeVisible())
    pay()
    await waitFor(() => expect(canvas.getByText('Betaald')).toBeVisible())
  },
}

export const Loading: Story = {
  args: { data: { call: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'De rekeningen worden geladen' })).toBeVisible(),
    )
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      call: async () => {
        throw new ApiProblem(500, 'unexpected', '')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/De rekeningen zijn niet geladen/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Jeroen Bakker')).toBeVisible())
    await expectItFits()
  },
}

export const OnATablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await canvas.findByRole('table', stays)
    await expectItFits()
  },
}
