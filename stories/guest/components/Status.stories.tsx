import type { Meta, StoryObj } from '@storybook/react-vite'
import { Status } from '../../../guest/controls/Status.tsx'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof Status> = {
  title: 'Guest site/Components/Status',
  component: Status,
  tags: ['autodocs'],
  argTypes: { kind: { control: 'radio', options: ['success', 'notice', 'danger'] } },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '120px' } } },
}
export default meta
type Story = StoryObj<typeof Status>

export const Paid: Story = { args: { kind: 'success', children: 'Betaald' } }
export const WaitingForTheBank: Story = { args: { kind: 'notice', children: 'Nog niet betaald' } }
export const NoConnection: Story = { args: { kind: 'danger', children: 'Geen verbinding' } }
