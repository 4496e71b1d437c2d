import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from '../../../guest/checkout/Stepper.tsx'
import { steps } from '../../../guest/checkout/steps.ts'
import { onNarrowPhone } from '../../sizes.ts'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof Stepper> = {
  title: 'Guest site/Components/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  argTypes: { current: { control: 'radio', options: steps.map(({ id }) => id) } },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '140px' } } },
}
export default meta
type Story = StoryObj<typeof Stepper>

export const AtTheStart: Story = { args: { current: 'gegevens' } }

export const HalfWay: Story = {
  args: { current: 'details' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Gegevens, klaar',
      '2Details',
      '3Betalen',
    ])
  },
}

export const AtTheEndOnANarrowPhone: Story = {
  args: { current: 'betalen' },
  globals: onNarrowPhone,
}
