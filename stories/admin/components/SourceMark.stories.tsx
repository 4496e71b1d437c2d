import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SourceMark } from '../../../admin/marks/SourceMark.tsx'
import { bookingSources } from '../fixtures/sources.ts'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof SourceMark> = {
  title: 'Back office/Components/Source mark',
  component: SourceMark,
  tags: ['autodocs'],
  args: { source: 'booking.com', chip: true },
  argTypes: { source: { control: 'select', options: bookingSources } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '100px' } } },
}
export default meta
type Story = StoryObj<typeof SourceMark>

export const OnItsTint: Story = {}

export const InALegend: Story = { args: { source: 'airbnb', chip: false } }

export const EachHasItsEdge: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {bookingSources.map((source) => (
        <SourceMark key={source} source={source} chip />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const names = ['Eigen site', 'Booking.com', 'Airbnb', 'bedandbreakfast.nl', 'Zelf ingevoerd']
    const edges = names.map((name) => {
      const edge = getComputedStyle(canvas.getByText(name), '::before')
      return `${edge.backgroundColor} ${edge.backgroundImage}`
    })
    await expect(new Set(edges).size).toBe(names.length)
  },
}
