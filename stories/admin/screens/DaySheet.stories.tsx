import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { daySheet } from '../fixtures/day-sheet.ts'
import { bookings } from '../fixtures/week.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Day sheet',
  component: BackOffice,
  args: { address: '/agenda/dagblad', dirty: [4, 7] },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const rows = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('region', { name })).getAllByRole('listitem')

export const FullDay: Story = {
  play: async ({ canvas, step }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'woensdag 25 november' })).toBeVisible(),
    )
    await step('who comes, who leaves and who stays', async () => {
      await expect(rows(canvas, 'Aankomsten')).toHaveLength(3)
      await expect(rows(canvas, 'Vertrekken')).toHaveLength(2)
      await expect(canvas.getByRole('region', { name: 'Blijven' })).toHaveTextContent('312,00 open')
    })
    await step(
      'a breakfast for every guest of the night before, by the hours of the day',
      async () => {
        await expect(canvas.getByText('7.00-9.00 uur · 15 personen')).toBeVisible()
      },
    )
    await step('the rooms to clean, with who comes into them', async () => {
      const words = rows(canvas, 'Kamers schoonmaken').map(({ textContent }) => textContent)
      await expect(words).toHaveLength(2)
      await expect(words[0]).toContain('niet schoon · voor Sanne Hoekstra')
    })
    await step('one press prints it', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => {})
      await userEvent.click(canvas.getByRole('button', { name: 'Afdrukken' }))
      await expect(print).toHaveBeenCalledOnce()
      print.mockRestore()
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Aankomsten' })).toBeVisible())
    await expectItFits()
  },
}

export const OnANarrowPhone: Story = { ...OnAPhone, globals: onNarrowPhone }

export const ARoomIsCleaned: Story = {
  play: async ({ canvas }) => {
    const press = await canvas.findByRole('button', { name: 'Meld kamer 4 schoon' })
    await userEvent.click(press)
    await waitFor(() => expect(canvas.getByText('Kamer 4 is schoon')).toBeVisible())
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Meld kamer 4 schoon' })).toBeNull(),
    )
  },
}

const said = bookings.map((booking) => {
  const attendanceAt = '2026-11-25T14:40:00.000Z'
  if (booking.guestName === 'Sanne Hoekstra')
    return { ...booking, attendance: 'arrived' as const, attendanceAt }
  if (booking.guestName === 'Emma Claessens')
    return { ...booking, attendance: 'expected' as const, attendanceAt: null }
  if (booking.guestName === 'Bas van Leeuwen') return { ...booking, attendance: 'arrived' as const }
  return booking
})
export const WhatStaffSaid: Story = {
  args: { bookings: said },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Aankomsten' })).toHaveTextContent(
        'Aangekomen 15:40',
      ),
    )
    await expect(canvas.getByRole('region', { name: 'Vertrekken' })).toHaveTextContent('Vertrokken')
    await expect(canvas.getByRole('region', { name: 'Blijven' })).toHaveTextContent(
      'Nog niet aangekomen',
    )
  },
}

export const AnotherDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volgende dag' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'donderdag 26 november' })).toBeVisible(),
    )
    await expect(canvas.getByTestId('address')).toHaveTextContent('/agenda/dagblad?dag=2026-11-26')
    await expect(canvas.getByRole('region', { name: 'Ontbijtboxen' })).toHaveTextContent(
      'Familie Vroomen',
    )
  },
}

export const BreakfastIsNotIncluded: Story = {
  args: {
    data: {
      readDaySheet: async ({ day }) =>
        daySheet(day, { bookings, dirty: new Set(), breakfastIncluded: false }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Aankomsten' })).toBeVisible())
    await expect(canvas.queryByRole('region', { name: 'Ontbijt in huis' })).toBeNull()
  },
}

export const NothingToDo: Story = {
  args: { address: '/agenda/dagblad?dag=2026-07-01', dirty: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Er is deze dag niets te doen.')).toBeVisible())
  },
}

export const Loading: Story = {
  args: { data: { readDaySheet: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Het dagblad wordt geladen' })).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Afdrukken' })).toBeDisabled()
  },
}

const failing = fn<BackOfficeDataProvider['readDaySheet']>()
export const NotLoaded: Story = {
  beforeEach: () => {
    failing.mockReset()
    failing.mockRejectedValueOnce(new ApiProblem(500, 'unexpected', 'Er ging iets mis.'))
    failing.mockImplementation(async ({ day }) =>
      daySheet(day, { bookings, dirty: new Set(), breakfastIncluded: true }),
    )
  },
  args: { data: { readDaySheet: failing } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Niets is gewijzigd.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Aankomsten' })).toBeVisible())
  },
}
