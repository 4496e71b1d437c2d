import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onTablet } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import type { FixtureProperty } from '../fixtures/fixture-property.ts'
import { booking } from '../fixtures/week.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Agenda/Guests of today',
  component: BackOffice,
  args: { address: '/agenda' },
  globals: onDesk,
  // The browser remembers whether the panel is open.
  beforeEach: () => {
    localStorage.clear()
    return () => localStorage.clear()
  },
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const panel = (canvas: Canvas) =>
  canvas.getByRole('region', { name: 'Gasten van vandaag, woensdag 25 november' })
const open = async (canvas: Canvas) => {
  const button = await canvas.findByRole('button', { name: 'Gasten vandaag' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(panel(canvas)).toBeVisible())
}
const namesIn = (canvas: Canvas, list: string) =>
  within(within(panel(canvas)).getByRole('region', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

export const BesideTheWeek: Story = {
  play: async ({ canvas, step }) => {
    await step('a button opens it: who comes, who leaves, the unpaid first', async () => {
      await open(canvas)
      await waitFor(() =>
        expect(namesIn(canvas, 'Aankomsten')).toEqual([
          'Marjan de Wit',
          'Tom Willems',
          'Sanne Hoekstra',
        ]),
      )
      await expect(namesIn(canvas, 'Vertrekken')).toEqual(['Bas van Leeuwen', 'Willem Aerts'])
    })
    await step('it covers nothing of the agenda', async () => {
      const grid = await canvas.findByRole('region', { name: /^Week 48/ })
      await expect(grid.getBoundingClientRect().right).toBeLessThanOrEqual(
        panel(canvas).getBoundingClientRect().left,
      )
      await expectItFits()
    })
    await step('it stays with another week, and a key closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }))
      await waitFor(() => expect(canvas.getByRole('region', { name: /^Week 49/ })).toBeVisible())
      await expect(panel(canvas)).toBeVisible()
      await userEvent.keyboard('a')
      await waitFor(() => expect(canvas.queryByRole('region', { name: /^Gasten/ })).toBeNull())
    })
  },
}

export const RememberedOpen: Story = {
  beforeEach: () => localStorage.setItem('kamersleutel.today-panel', 'open'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(panel(canvas)).toBeVisible())
  },
}

let property: FixtureProperty
export const FollowedLive: Story = {
  args: { onProperty: (made) => (property = made) },
  play: async ({ canvas }) => {
    await open(canvas)
    await waitFor(() => expect(namesIn(canvas, 'Aankomsten')).toContain('Tom Willems'))
    property.arrive(booking(10, 'Daan Nieuwenhuis', '2026-11-25', '2026-11-27'))
    await waitFor(() => expect(namesIn(canvas, 'Aankomsten')).toContain('Daan Nieuwenhuis'))
  },
}

export const BesideTheMonth: Story = {
  args: { address: '/agenda?view=month' },
  play: async ({ canvas }) => {
    await open(canvas)
    await canvas.findByRole('region', { name: 'Bezetting november 2026' })
    await expectItFits()
  },
}

export const NobodyComes: Story = {
  args: { bookings: [] },
  play: async ({ canvas }) => {
    await open(canvas)
    await waitFor(() => expect(within(panel(canvas)).getByText('Geen aankomsten.')).toBeVisible())
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      readDaySheet: async () => {
        throw new ApiProblem(500, 'unexpected', '')
      },
    },
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await waitFor(() =>
      expect(
        within(panel(canvas)).getByText('De gasten van vandaag zijn niet geladen.'),
      ).toBeVisible(),
    )
  },
}

export const OnATablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await open(canvas)
    await expectItFits()
  },
}
