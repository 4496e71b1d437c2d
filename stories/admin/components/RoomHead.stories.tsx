import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { RoomHead } from '../../../admin/agenda/RoomHead.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'
import { monday, times } from '../fixtures/one-stay.ts'
import { rooms } from '../fixtures/week.ts'

const meta: Meta<typeof RoomHead> = {
  title: 'Back office/Components/Room head',
  component: RoomHead,
  tags: ['autodocs'],
  args: { room: rooms[3]!, times },
  argTypes: { room: { control: false }, times: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 132, background: 'var(--paper)' }}>
        <Story />
      </div>
    ),
    inHouse,
  ],
  parameters: { docs: { story: { height: '140px' } } },
}
export default meta
type Story = StoryObj<typeof RoomHead>

export const Occupied: Story = {
  args: { state: { kind: 'occupied', until: monday + 4, held: false } },
}

export const HeldForSomebody: Story = {
  args: { state: { kind: 'occupied', until: monday + 4, held: true } },
}

export const SomebodyComes: Story = {
  args: { state: { kind: 'comes', at: 15 * 60 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('vanaf 15:00')).toBeVisible()
  },
}

export const OneLeavesAnotherComes: Story = { args: { state: { kind: 'change' } } }
export const SoldAndEmpty: Story = {
  args: { state: { kind: 'empty', until: monday + 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leeg')).toBeVisible()
  },
}
export const SomebodyLeaves: Story = { args: { state: { kind: 'leaves' } } }

export const Free: Story = {
  args: { state: { kind: 'free', through: monday + 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vrij').parentElement).toHaveTextContent(/za 28$/)
  },
}

export const Closed: Story = { args: { state: { kind: 'closed', until: monday + 3 } } }

export const SwitchedOff: Story = {
  args: { room: { ...rooms[3]!, active: false }, state: { kind: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staat uit')).toBeVisible()
    await expect(canvas.getByText('Staat uit: Knusse kamer')).toBeVisible()
  },
}

export const ToBeCleaned: Story = {
  args: { room: { ...rooms[3]!, dirty: true }, state: { kind: 'free', through: monday + 5 } },
  play: async ({ canvas, step }) => {
    await step('one press says that it is clean', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Kamer 4 is niet schoon, meld schoon' }),
      )
      await waitFor(() =>
        expect(within(document.body).getByText('Kamer 4 is schoon')).toBeVisible(),
      )
    })
    await step('out of order is a closure of this room with that reason', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Kamer 4: schoonmaken of buiten gebruik' }),
      )
      await waitFor(() =>
        expect(
          within(document.body).getByRole('menuitem', { name: 'Zet buiten gebruik…' }),
        ).toHaveAttribute('href', '/vakantie?kamer=4&reden=Buiten+gebruik'),
      )
      await userEvent.keyboard('{Escape}')
    })
  },
}

export const InAnotherWeek: Story = {
  args: { state: { kind: 'nights', closed: 0, occupied: 3, of: 7 } },
}
