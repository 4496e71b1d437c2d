import { Card } from '@mui/material'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaidMark } from '../../../admin/marks/PaidMark.tsx'
import { CardHead } from '../../../admin/shell/CardHead.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof CardHead> = {
  title: 'Back office/Components/Card head',
  component: CardHead,
  tags: ['autodocs'],
  args: { title: 'Rekening' },
  argTypes: { children: { control: false } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '120px' } } },
  render: (args) => (
    <Card>
      <CardHead {...args} />
    </Card>
  ),
}
export default meta
type Story = StoryObj<typeof CardHead>

export const OnlyATitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rekening' })).toBeVisible()
  },
}

export const WithSomethingAtItsRight: Story = {
  args: { children: <PaidMark paid={false} worded /> },
}
