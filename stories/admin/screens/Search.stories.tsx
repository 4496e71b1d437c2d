import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { breakfastOrders } from '../fixtures/breakfast-orders.ts'
import { customerDetails } from '../fixtures/customers.ts'
import { formMessages } from '../fixtures/form-messages.ts'
import { invoiceRows } from '../fixtures/invoices.ts'
import { staffRooms } from '../fixtures/vacations.ts'
import { booking } from '../fixtures/week.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { onDesk, onPhone } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Search',
  component: BackOffice,
  args: { address: '/agenda' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const field = { name: 'Zoek gast, boeking of kamer' }

export const AGuestIsFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    await userEvent.keyboard('/')
    const search = canvas.getByRole('combobox', field)
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.type(search, 'hoek')
    // Her breakfast stands below her booking.
    await waitFor(() =>
      expect(canvas.getAllByRole('option')[0]).toHaveTextContent(/Sanne Hoekstra.*2026/),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        '/agenda/aanpassen?id=id-sanne-hoekstra',
      ),
    )
  },
}

const many = ['2025-11-03', '2026-12-01', '2026-12-08', '2027-01-04', '2027-02-01'].map(
  (arrival, index) =>
    booking(index + 1, `Jansen ${index + 1}`, arrival, `${arrival.slice(0, 8)}12`, {
      city: 'Maastricht',
      state: (['confirmed', 'cancelled', 'expired'] as const)[index] ?? 'confirmed',
    }),
)

export const EveryKind: Story = {
  args: {
    data: {
      search: async () => ({
        rooms: staffRooms.slice(0, 1),
        bookings: many,
        customers: customerDetails.slice(0, 2),
        orders: breakfastOrders.slice(0, 2),
        invoices: [
          {
            ...invoiceRows[0]!,
            id: 'i1',
            number: '2026-0031',
            buyer: 'Stichting Maasdal',
            orderNumber: 'B202610233',
            issuedOn: '2026-11-20',
            grossCents: 41_600,
          },
        ],
        sales: [
          {
            id: 's1',
            number: 'K2026-0031',
            doneAt: '2026-11-20T09:00:00.000Z',
            priceCents: 1_250,
            takenBack: false,
          },
        ],
        messages: [
          {
            ...formMessages[0]!,
            id: 'm1',
            form: 'vendor',
            name: 'Kaasboerderij Geel',
            createdAt: '2026-11-20T09:00:00.000Z',
          },
        ],
        more: ['bookings'],
      }),
    },
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    await userEvent.type(canvas.getByRole('combobox', field), 'jan')
    await step('stands under its name', async () => {
      for (const kind of [
        'Kamers',
        'Boekingen',
        'Klanten',
        'Ontbijt',
        'Facturen',
        'Bonnen',
        'Berichten',
      ])
        await waitFor(() => expect(canvas.getByText(kind, { selector: 'div' })).toBeVisible())
    })
    await step('says in words what was called off, and that there is more', async () => {
      await expect(canvas.getByText('geannuleerd', { selector: 'em' })).toBeVisible()
      await expect(canvas.getByText('verlopen', { selector: 'em' })).toBeVisible()
      await expect(canvas.getByText(/Er is meer gevonden/)).toBeInTheDocument()
    })
    await step('a message leads to its page', async () => {
      await userEvent.click(canvas.getByRole('option', { name: /Kaasboerderij/ }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(
          '/marktinschrijvingen/details?id=m1',
        ),
      )
    })
  },
}

export const ARoomIsFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    await userEvent.type(canvas.getByRole('combobox', field), '5')
    await waitFor(() => expect(canvas.getByRole('option', { name: /Kamer 5/ })).toBeVisible())
  },
}

export const NobodyOfThatName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', field), 'xyz')
    await waitFor(() => expect(canvas.getByText('Niets gevonden')).toBeVisible())
  },
}

export const NotFoundForWantOfAnAnswer: Story = {
  args: {
    data: {
      search: async () => {
        throw new ApiProblem(500, 'unexpected', '')
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', field), 'hoek')
    await waitFor(() => expect(canvas.getByText('Zoeken is niet gelukt')).toBeVisible())
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('combobox', field)
    await userEvent.click(search)
    await userEvent.type(search, 'hoek')
    await waitFor(() =>
      expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Sanne Hoekstra'),
    )
    await expectItFits()
  },
}
