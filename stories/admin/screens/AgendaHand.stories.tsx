import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { onDesk } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { dragBetween, laneOf, pointIn } from '../fixtures/drag-on-grid.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Agenda/By hand',
  component: BackOffice,
  args: { address: '/agenda' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const week = 'Week 48, een kolom per kamer'
const ghost = (grid: HTMLElement) => grid.querySelector<HTMLElement>('[data-ghost]')

export const EmptyNightsAreChosen: Story = {
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('region', { name: week })
    const lane = laneOf(grid, 10)
    const drag = dragBetween(pointIn(grid, lane, 25), pointIn(grid, lane, 27))
    await step('the nights are drawn while they are dragged over', async () => {
      await drag.start()
      await waitFor(() => expect(ghost(grid)).toHaveTextContent('wo 25 – vr 27 nov'))
      await expect(ghost(grid)).toHaveTextContent('Kamer 10 · 2 nachten')
    })
    await step('let go, they lead to the form that adds a booking', async () => {
      await drag.end()
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(
          '/agenda/toevoegen?kamer=7&van=2026-11-25&tot=2026-11-27',
        ),
      )
    })
  },
}

export const ByKeyboardNightsAreChosen: Story = {
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('region', { name: week })
    within(grid).getByRole('button', { name: 'Vrije nachten kiezen' }).focus()
    await step('it begins at the first free night, arrows and Shift change it', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(ghost(grid)).toHaveTextContent('Kamer 10 · 1 nacht'))
      await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
      await waitFor(() =>
        expect(within(grid).getByRole('status')).toHaveTextContent(
          'Kamer 10, do 26 – za 28 nov, 2 nachten',
        ),
      )
    })
    await step('Enter leads on', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(
          '/agenda/toevoegen?kamer=7&van=2026-11-26&tot=2026-11-28',
        ),
      )
    })
  },
}

export const AStayIsHeldOverAnother: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('region', { name: week })
    const sanne = within(grid).getByRole('article', { name: /^Sanne Hoekstra/ })
    const drag = dragBetween(sanne, pointIn(grid, laneOf(grid, 5), 25))
    await drag.start()
    await waitFor(() => expect(ghost(grid)).toHaveTextContent('Bezet: Familie Janssen'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(ghost(grid)).toBeNull())
    await drag.end()
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/agenda$/)
  },
}

export const AStayIsHeldByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('region', { name: week })
    const link = within(grid).getByRole('link', { name: /^Wijzig boeking van Sanne Hoekstra/ })
    link.focus()
    await step(
      'v takes it, arrows move it over rooms and days, Shift makes it longer',
      async () => {
        await userEvent.keyboard('v{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}')
        await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
        await waitFor(() =>
          expect(within(grid).getByRole('status')).toHaveTextContent(
            'Kamer 10, di 24 – vr 27 nov, 3 nachten, Bezet: Willem Aerts',
          ),
        )
      },
    )
    await step('Escape puts it back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(ghost(grid)).toBeNull())
      await expect(link).toHaveFocus()
    })
  },
}

export const OnTheMonthBoard: Story = {
  args: { address: '/agenda?view=month' },
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('region', { name: 'Bezetting november 2026' })
    const lane = laneOf(board, 10)
    const drag = dragBetween(pointIn(board, lane, 26), pointIn(board, lane, 28))
    await drag.start()
    await waitFor(() => expect(ghost(board)).toHaveTextContent('do 26 – za 28 nov'))
    await drag.end()
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        '/agenda/toevoegen?kamer=7&van=2026-11-26&tot=2026-11-28',
      ),
    )
  },
}
