import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { acting } from '../fixtures/acting.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { billDetailOf } from '../fixtures/bills.ts'
import { sanne } from '../fixtures/booking-detail.ts'

/** Part of it came by pin, some was written off, the rest is open. */
const open = {
  ...sanne,
  id: 'bill-open',
  balanceCents: 10_000,
  paid: false,
  receiptId: '2',
  entries: [
    sanne.entries[0]!,
    {
      ...sanne.entries[1]!,
      cents: -9_000,
      method: 'pin' as const,
      by: 'Mieke Geurts',
    },
    {
      ...sanne.entries[0]!,
      id: '3',
      kind: 'written-off' as const,
      cents: -1_800,
      by: 'Mieke Geurts',
      note: 'de douche was kapot',
    },
  ],
}
const asked: object[] = []
const data = {
  getOne: async (resource: string) => ({ data: resource === 'bills' ? billDetailOf(open) : open }),
  act: acting(({ id, asked: what }) => {
    asked.push({ id, ...what })
    return open
  }),
} as never

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Bill',
  component: BackOffice,
  args: { address: '/rekeningen/details?id=bill-open', data },
  globals: onDesk,
  beforeEach: () => {
    asked.length = 0
  },
}
export default meta
type Story = StoryObj<typeof BackOffice>

const dialogOf = (name: string) => within(document.body).findByRole('dialog', { name })

export const PartOpen: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Sanne Hoekstra' })).toBeVisible(),
    )
    for (const words of [
      'Seizoenstoeslag',
      'Pin ontvangen',
      'Afgeschreven: de douche was kapot',
      'Kopieer betaallink',
    ])
      await waitFor(() => expect(canvas.getByText(words)).toBeVisible())
    await expect(canvas.getByText(/^Btw 21% over/)).toBeVisible()
  },
}

export const WrittenOff: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Afschrijven' }))
    const dialog = within(await dialogOf('Afschrijven'))
    await step('not without a reason, and not more than is open', async () => {
      const amount = dialog.getByRole('textbox', { name: 'Bedrag' })
      await expect(amount).toHaveValue('100,00')
      await userEvent.clear(amount)
      await userEvent.type(amount, '100,01')
      await userEvent.click(dialog.getByRole('button', { name: 'Schrijf af' }))
      await waitFor(() =>
        expect(dialog.getByText('Dit is meer dan er nog open staat.')).toBeVisible(),
      )
      await expect(dialog.getByText('Schrijf op waarom dit wordt afgeschreven.')).toBeVisible()
      await expect(asked).toEqual([])
    })
    await step('with what is left and why', async () => {
      const amount = dialog.getByRole('textbox', { name: 'Bedrag' })
      await userEvent.clear(amount)
      await userEvent.type(amount, '100')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reden' }), 'oninbaar')
      await userEvent.click(dialog.getByRole('button', { name: 'Schrijf af' }))
      await waitFor(() =>
        expect(asked).toMatchObject([{ id: 'bill-open', cents: 10_000, reason: 'oninbaar' }]),
      )
    })
  },
}

export const GivenBack: Story = {
  args: {
    address: `/rekeningen/details?id=${sanne.id}`,
    data: {
      act: acting(({ id, asked: what }) => void asked.push({ id, ...what })),
    },
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Geld teruggeven' }))
    const dialog = within(await dialogOf('Geld teruggeven'))
    const amount = dialog.getByRole('textbox', { name: 'Bedrag' })
    await step('not more than came in, and not without a reason', async () => {
      await userEvent.type(amount, '9999')
      await userEvent.click(dialog.getByRole('button', { name: 'Geef terug' }))
      await waitFor(() => expect(dialog.getByText('Dit is meer dan er is betaald.')).toBeVisible())
      await expect(dialog.getByText('Schrijf op waarom dit teruggaat.')).toBeVisible()
      await expect(asked).toEqual([])
    })
    await step('a part, and why', async () => {
      await userEvent.clear(amount)
      await userEvent.type(amount, '25')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reden' }), 'de douche was kapot')
      await userEvent.click(dialog.getByRole('button', { name: 'Geef terug' }))
      await waitFor(() => expect(asked).toMatchObject([{ id: sanne.id, cents: 2_500 }]))
    })
  },
}

export const WriteOffTakenBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Afschrijving terugnemen' }))
    const dialog = within(await dialogOf('Afschrijving terugnemen'))
    await expect(dialog.getByText(/de douche was kapot/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Neem terug' }))
    await waitFor(() => expect(asked).toMatchObject([{ id: 'bill-open', entryId: '3' }]))
  },
}

export const ConfirmationSentAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Bevestiging opnieuw versturen' }),
    )
    await waitFor(() =>
      expect(within(document.body).getByText('De bevestiging is opnieuw verstuurd!')).toBeVisible(),
    )
  },
}

export const AllPaid: Story = {
  args: { address: `/rekeningen/details?id=${sanne.id}`, data: {} },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Niets open')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Afschrijven' })).toBeNull()
  },
}

export const NoSuchBill: Story = {
  args: { address: '/rekeningen/details?id=nobody', data: {} },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze rekening bestaat niet.')).toBeVisible())
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      getOne: async () => {
        throw new ApiProblem(500, 'unexpected', '')
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/De rekening is niet geladen/)).toBeVisible())
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Sanne Hoekstra' })).toBeVisible(),
    )
    await expectItFits()
  },
}
