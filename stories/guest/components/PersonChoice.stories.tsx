import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PersonChoice } from '../../../guest/room/PersonChoice.tsx'
import { inAPanel, inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { quotesOf, roomView, threeNights } from '../fixtures/stays.ts'

const meta: Meta<typeof PersonChoice> = {
  title: 'Guest site/Components/Person choice',
  component: PersonChoice,
  tags: ['autodocs'],
  args: {
    room: roomView('knusse-kamer'),
    chosen: null,
    quotes: quotesOf(threeNights, [1, 2]),
    onChoose: fn(),
  },
  argTypes: {
    chosen: { control: 'radio', options: [null, 1, 2, 3] },
    room: { control: false },
    quotes: { control: false },
  },
  beforeEach: beforeScene,
  decorators: [inAPanel, inTheHouse],
}
export default meta
type Story = StoryObj<typeof PersonChoice>

export const NobodyChosenYet: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual(
      [],
    )
    await userEvent.click(canvas.getByRole('radio', { name: /2\spersonen/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(2)
  },
}

export const TwoPersons: Story = { args: { chosen: 2 } }

export const MoreThanTheRoomTakes: Story = {
  args: { chosen: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Deze kamer is niet te boeken voor dit aantal personen.',
    )
  },
}
