import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { menuEntries } from '../../../admin/shell/menu-entries.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { expectItFits } from '../../expect-it-fits.ts'
import { bookingsWithEmptyRooms } from '../fixtures/week.ts'
import { onNarrowPhone, onPhone } from '../../sizes.ts'
import { type Point, laneOf, middleOf, pointIn } from '../fixtures/drag-on-grid.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Agenda/On a phone',
  component: BackOffice,
  args: { address: '/agenda' },
  globals: onPhone,
}
export default meta
type Story = StoryObj<typeof BackOffice>

const names = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent)

export const Today: Story = {
  play: async ({ canvas, step }) => {
    await step('who comes, leaves and stays, and what is free', async () => {
      await expect(names(await canvas.findByRole('region', { name: 'Aankomsten' }))).toEqual([
        'Marjan de Wit',
        'Tom Willems',
        'Sanne Hoekstra',
      ])
      await expect(names(canvas.getByRole('region', { name: 'Vertrekken' }))).toEqual([
        'Bas van Leeuwen',
        'Willem Aerts',
      ])
      await expect(names(canvas.getByRole('region', { name: 'Blijven' }))).toHaveLength(5)
      await expect(canvas.getByRole('region', { name: 'Vrij vannacht' })).toHaveTextContent(
        'Ruime knusse kamervrij t/m vr 27 nov',
      )
    })
    await step('breakfasts to bring lead to their orders', async () => {
      await expect(
        within(canvas.getByRole('region', { name: 'Ontbijtboxen' })).getByRole('link'),
      ).toHaveAttribute('href', '/rekeningen/details-order?id=delivery-1')
    })
    await step('a row opens the booking', async () => {
      await expect(
        within(canvas.getByRole('region', { name: 'Aankomsten' })).getAllByRole('link')[2],
      ).toHaveAttribute('href', '/agenda/aanpassen?id=id-sanne-hoekstra')
    })
  },
}

export const NotEverybodyIsThere: Story = {
  args: { bookings: bookingsWithEmptyRooms },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Verkocht, niemand aanwezig' })).toBeVisible(),
    )
    const empty = canvas.getByRole('region', { name: 'Verkocht, niemand aanwezig' })
    await expect(names(empty)).toEqual(['Emma Claessens', 'Stichting Maasdal'])
    await expect(empty).toHaveTextContent('niet gekomen · ')
    await expect(empty).toHaveTextContent('vertrokken op wo 25')
    await expect(names(canvas.getByRole('region', { name: 'Vertrekken' }))).toContain(
      'Stichting Maasdal',
    )
    await expectItFits()
  },
}

export const AnotherDayFromTheStrip: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Aankomsten' })
    await userEvent.click(
      canvas.getByRole('button', { name: 'zaterdag 28 november, 7 van 9 kamers bezet' }),
    )
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('date=2026-11-28'))
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Vrij die nacht' })).toBeVisible(),
    )
    await expect(canvas.getByRole('region', { name: 'Aankomsten' })).toHaveTextContent(
      'optie tot 21:11',
    )
  },
}

/** What a finger presses: links, buttons and rows, none of them lower or narrower than 44 px. */
async function expectRoomForAThumb(canvas: ReturnType<typeof within>) {
  const pressed = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')].filter(
    (element) => !element.closest('footer') && element.textContent !== 'Naar de inhoud',
  )
  const small = pressed.filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width < 44 || height < 44
  })
  await expect(
    small.map((element) => element.getAttribute('aria-label') ?? element.textContent),
  ).toEqual([])
}

export const RoomByRoom: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Aankomsten' })
    const views = canvas.getByRole('group', { name: 'Weergave' })
    await expectRoomForAThumb(canvas)
    await userEvent.click(within(views).getByRole('button', { name: 'Kamers' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('list=rooms'))
    const four = canvas.getByRole('region', { name: 'Kamer 4, Knusse kamer' })
    await expect(names(four)).toEqual(['Bas van Leeuwen', 'Sanne Hoekstra', 'Hélène Dupont'])
    await expect(four).toHaveTextContent('wo 25 – vr 27 nov')
    await expect(within(four).getAllByRole('link')[1]).toHaveAttribute(
      'href',
      '/agenda/aanpassen?id=id-sanne-hoekstra',
    )
    await expectRoomForAThumb(canvas)
  },
}

export const ThreeDaysOfTheBoard: Story = {
  args: { address: '/agenda?list=board' },
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('region', {
      name: 'wo 25 – vr 27 nov, een rij per kamer',
    })
    await expect(board.scrollWidth).toBeLessThanOrEqual(board.clientWidth)
    await expect(within(board).getByRole('link', { name: /^Sanne Hoekstra/ })).toBeVisible()
    await expectRoomForAThumb(canvas)
    await userEvent.click(within(board).getByRole('button', { name: 'donderdag 26 november' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'donderdag 26 november 2026' })).toBeVisible(),
    )
    await expect(canvas.getByRole('region', { name: 'Aankomsten' })).toBeVisible()
  },
}

/** A finger on the screen: it goes down, moves and is lifted. */
async function finger({ target, x, y }: Point) {
  const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0, bubbles: true }
  await fireEvent.pointerDown(target, { ...touch, clientX: x, clientY: y })
  return {
    move: (to: Point) =>
      fireEvent.pointerMove(to.target, { ...touch, clientX: to.x, clientY: to.y }),
    lift: (at: Point) => fireEvent.pointerUp(at.target, { ...touch, clientX: at.x, clientY: at.y }),
  }
}
const ghostOn = (board: HTMLElement) => board.querySelector<HTMLElement>('[data-ghost]')
const threeDays = { name: 'wo 25 – vr 27 nov, een rij per kamer' }

export const AFingerThatRestsChoosesNights: Story = {
  args: { address: '/agenda?list=board' },
  play: async ({ canvas, step }) => {
    const board = await canvas.findByRole('region', threeDays)
    const lane = laneOf(board, 10)
    const [first, last] = [pointIn(board, lane, 25), pointIn(board, lane, 27)]
    const hand = await finger(first)
    await step('it takes the night beneath it, and more nights as it moves', async () => {
      await waitFor(() => expect(ghostOn(board)).toHaveTextContent('1 nacht'))
      await hand.move(last)
      await waitFor(() => expect(ghostOn(board)).toHaveTextContent('wo 25 – vr 27 nov'))
    })
    await step('lifted, they lead to the form that adds a booking', async () => {
      await hand.lift(last)
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(
          '/agenda/toevoegen?kamer=7&van=2026-11-25&tot=2026-11-27',
        ),
      )
    })
  },
}

export const AFingerThatRestsLiftsAStay: Story = {
  args: { address: '/agenda?list=board' },
  play: async ({ canvas, step }) => {
    const board = await canvas.findByRole('region', threeDays)
    const sanne = within(board).getByRole('link', { name: /^Sanne Hoekstra/ })
    const free = pointIn(board, laneOf(board, 10), 25)
    const hand = await finger(middleOf(sanne))
    await step('it is held where it lies, and follows to another room', async () => {
      await waitFor(() => expect(ghostOn(board)).toHaveTextContent('Kamer 4'))
      await hand.move(free)
      await waitFor(() => expect(ghostOn(board)).toHaveTextContent('Kamer 10'))
    })
    await step('what takes the finger away puts it back', async () => {
      await fireEvent.pointerCancel(window)
      await waitFor(() => expect(ghostOn(board)).toBeNull())
      await expect(canvas.getByTestId('address')).toHaveTextContent('/agenda?list=board')
    })
  },
}

export const AFingerThatMovesScrolls: Story = {
  args: { address: '/agenda?list=board' },
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('region', threeDays)
    const lane = laneOf(board, 10)
    const [first, last] = [pointIn(board, lane, 25), pointIn(board, lane, 27)]
    const began = performance.now()
    const scrolls = await finger(first)
    await scrolls.move(last)
    // Longer than a finger has to rest to take hold.
    await waitFor(() => expect(performance.now() - began).toBeGreaterThan(600))
    await expect(ghostOn(board)).toBeNull()
    await scrolls.lift(last)
    await expect(canvas.getByTestId('address')).toHaveTextContent('/agenda?list=board')
  },
}

export const NobodyComes: Story = {
  args: { bookings: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Geen aankomsten.')).toBeVisible())
    await expect(canvas.getByText('Geen vertrekken.')).toBeVisible()
  },
}

export const TheMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu openen' }))
    const menu = await within(document.body).findByRole('dialog', { name: 'Zijbalk' })
    await expect(
      within(within(menu).getByRole('navigation'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(menuEntries.map(({ label }) => label))
    await userEvent.click(within(menu).getByRole('link', { name: 'Mail' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/mail'))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const ADayOnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Aankomsten' })
    await expectItFits()
  },
}

export const TheBoardOnANarrowPhone: Story = {
  args: { address: '/agenda?list=board' },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'wo 25 – vr 27 nov, een rij per kamer' })
    await expectItFits()
  },
}
