import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { CashDayView, ClosedDayView } from '../../../api/cash-days/cash-day-shape.ts'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { closedDay, openDay } from '../fixtures/sales.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Cash desk, a day',
  component: BackOffice,
  args: { address: '/kassa/afsluiten' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

/** A day as the API has it, and the days that were closed. */
function days(day: CashDayView | Error, closed: ClosedDayView[] = [closedDay]) {
  let now = day
  return {
    call: async <View,>(path: string, asked?: object): Promise<View> => {
      if (now instanceof Error) throw now
      if (path === 'cash-days')
        now = { ...now, closed: { ...closedDay, number: 13 }, mayReopen: true }
      if (path.endsWith('/reopen') && now.closed) {
        const { reason } = asked as { reason: string }
        const reopened = { by: 'Mieke Geurts', at: '2026-11-25T17:30:00.000Z', reason }
        now = { ...now, closed: null, reopened: [{ ...now.closed, reopened }] }
      }
      return now as View
    },
    getList: async () => ({ data: closed as never, total: closed.length }),
  }
}

export const Counting: Story = {
  args: { data: days(openDay, []) },
  play: async ({ canvas, step }) => {
    const counted = await canvas.findByRole('textbox', { name: 'Geteld' })
    await step('a difference needs a word', async () => {
      await userEvent.type(counted, '324')
      await waitFor(() => expect(canvas.getByText('€ −1,00')).toBeVisible())
      await userEvent.click(canvas.getByRole('button', { name: 'Dag afsluiten' }))
      await waitFor(() =>
        expect(canvas.getByText('Schrijf erbij waar het verschil vandaan komt.')).toBeVisible(),
      )
    })
    await step('with one, the day is closed and its report is there', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Toelichting op het verschil' }),
        'Te veel wisselgeld gegeven',
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Dag afsluiten' }))
      const question = within(await screen.findByRole('dialog'))
      await waitFor(() => expect(question.getByText(/verschil van € −1,00/)).toBeVisible())
      await expect(question.getByText(/nog 1 open verkoop/)).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Dag afsluiten' }))
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Dagrapport Z13' })).toBeVisible(),
      )
    })
    await step('closed too early, it opens again with a reason, which is kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dag weer openen' }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Dag weer openen' }))
      await waitFor(() => expect(dialog.getByText('Vul een reden in.')).toBeVisible())
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reden' }), 'Nog een gast met pin')
      await userEvent.click(dialog.getByRole('button', { name: 'Dag weer openen' }))
      await canvas.findByRole('textbox', { name: 'Geteld' })
      await expect(
        canvas.getByText(/Z13, weer geopend door .*: Nog een gast met pin/),
      ).toBeVisible()
    })
  },
}

export const CountingByCoin: Story = {
  args: { data: days(openDay, []) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tellen per munt en biljet' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '50,00' }), '6')
    await userEvent.type(canvas.getByRole('textbox', { name: '0,50' }), '50')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Geteld' })).toHaveValue('325,00'),
    )
  },
}

export const OnAPhone: Story = {
  args: { data: days(openDay) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Geteld' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Closed: Story = {
  args: {
    address: '/kassa/afsluiten?dag=2026-11-24',
    data: days({ ...openDay, day: '2026-11-24', closed: closedDay }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Dagrapport Z12' })).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Dagrapport afdrukken' })).toBeEnabled()
    // A later day began with what this one left.
    await expect(canvas.queryByRole('button', { name: 'Dag weer openen' })).toBeNull()
  },
}

export const UnknownDay: Story = {
  args: {
    address: '/kassa/afsluiten?dag=x',
    data: days(new ApiProblem(404, 'not-found', 'Deze dag bestaat niet.')),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze dag bestaat niet.')).toBeVisible())
  },
}
