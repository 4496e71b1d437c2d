import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RefusalMessage } from '../../../guest/refusals/RefusalMessage.tsx'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { refusalOf, takenNights, threeNights } from '../fixtures/stays.ts'

const meta: Meta<typeof RefusalMessage> = {
  title: 'Guest site/Components/Refusal message',
  component: RefusalMessage,
  tags: ['autodocs'],
  argTypes: {
    refusals: { control: false },
    stay: { control: false },
    persons: { control: 'number' },
  },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
}
export default meta
type Story = StoryObj<typeof RefusalMessage>

const refused = (stay: typeof threeNights): Story['args'] => ({
  refusals: refusalOf(stay).refusals,
  stay,
  persons: stay.persons,
})

export const SomebodyElseHasTheRoom: Story = {
  args: refused(takenNights),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /reeds bezet.*Gevraagd: vr 5 tot zo 7 juni, 2 nachten met 2 personen\./,
    )
  },
}

export const TooShortFromAFriday: Story = {
  args: refused({ ...threeNights, arrival: '2026-06-12', departure: '2026-06-13' }),
}

export const SeveralReasonsAtOnce: Story = {
  args: refused({ ...threeNights, arrival: '2026-07-25', departure: '2026-07-26' }),
  play: async ({ canvas, args }) => {
    await expect(args.refusals.length).toBeGreaterThan(1)
    for (const { text } of args.refusals)
      await expect(canvas.getByRole('alert')).toHaveTextContent(text)
  },
}

export const NobodyChosenYet: Story = { args: { ...refused(takenNights), persons: null } }
