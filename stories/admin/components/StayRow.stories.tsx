import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StayRow } from '../../../admin/agenda/StayRow.tsx'
import { onNarrowPhone, onPhone } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'
import { ordinaryStay, type StayControls, stayControls, stayOf } from '../fixtures/one-stay.ts'

/** A stay in the lists of the phone. */
const meta: Meta<StayControls> = {
  title: 'Back office/Components/Stay row',
  tags: ['autodocs'],
  args: ordinaryStay,
  argTypes: stayControls,
  globals: onPhone,
  decorators: [inHouse],
  parameters: { docs: { story: { height: '140px' } } },
  render: (controls) => (
    <ul>
      <StayRow
        stay={stayOf(controls)}
        room={{ number: 4, state: 'due' }}
        details={[`${controls.persons} pers.`]}
        arrived={controls.arrived}
      />
    </ul>
  ),
}
export default meta
type Story = StoryObj<StayControls>

export const ComesToday: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
  },
}

export const HeldAndNotPaid: Story = {
  args: { state: 'held', paid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('optie tot wo 25 nov 21:11')
  },
}

export const ALongNameOnANarrowPhone: Story = {
  args: { guestName: 'R. van der Heijden-Kuipers', source: 'bedandbreakfast.nl', paid: false },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('link')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
