import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BookingMoney } from '../../../admin/bookings/BookingMoney.tsx'
import { onNarrowPhone } from '../../sizes.ts'
import { karinCancelled, karinOwed, nienkeHeld, sanne } from '../fixtures/booking-detail.ts'
import { inHouse } from '../fixtures/InHouse.tsx'

/** What was sold, line by line, and the ledger below it. */
const meta: Meta<typeof BookingMoney> = {
  title: 'Back office/Components/Money and ledger',
  component: BookingMoney,
  tags: ['autodocs'],
  args: { booking: sanne },
  argTypes: { booking: { control: false } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '620px' } } },
}
export default meta
type Story = StoryObj<typeof BookingMoney>

export const Paid: Story = {
  play: async ({ canvas, step }) => {
    const [lines, ledger] = canvas.getAllByRole('table')
    await step('what was sold and what came in end at nothing open', async () => {
      await expect(within(lines!).getByRole('row', { name: /^Totaal/ })).toHaveTextContent('208,00')
      await expect(within(ledger!).getAllByRole('row').at(-1)).toHaveTextContent(/0,00$/)
    })
    await step('the rule behind each price is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toon de regel achter elke prijs' }))
      await expect(canvas.getAllByText('Waar deze regel staat').length).toBeGreaterThan(0)
    })
  },
}

export const HeldAndNotPaid: Story = { args: { booking: nienkeHeld } }
export const CancelledAndPaidBack: Story = {
  args: { booking: karinCancelled },
  play: async ({ canvas }) => {
    const [lines] = canvas.getAllByRole('table')
    const row = (name: RegExp) => within(lines!).getByRole('row', { name })
    await expect(row(/^Vervallen door de annulering/)).toHaveTextContent('104,00')
    await expect(row(/^Totaal/)).toHaveTextContent(/^Totaal 0,00$/)
  },
}
export const OwedToTheGuest: Story = { args: { booking: karinOwed } }

const open = { ...nienkeHeld, state: 'confirmed', holdUntil: null } as const
const until = '2026-12-12T23:00:00.000Z'

export const PaidByLinkUntilADay: Story = {
  args: { booking: { ...open, payLink: { until, ended: false, path: '/betalen-via-link?id=1' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/werkt tot en met za 12 dec 2026\./)).toBeVisible()
  },
}

export const LinkThatEnded: Story = {
  args: { booking: { ...open, payLink: { until, ended: true, path: '/betalen-via-link?id=1' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/werkte tot en met za 12 dec 2026\./)).toBeVisible()
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table'))
      await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  },
}
