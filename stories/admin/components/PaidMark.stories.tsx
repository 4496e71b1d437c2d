import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaidMark } from '../../../admin/marks/PaidMark.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof PaidMark> = {
  title: 'Back office/Components/Paid mark',
  component: PaidMark,
  tags: ['autodocs'],
  args: { paid: true, worded: true },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '100px' } } },
}
export default meta
type Story = StoryObj<typeof PaidMark>

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Betaald')).toBeVisible()
  },
}

export const NotPaid: Story = {
  args: { paid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rekening open')).toBeVisible()
  },
}

export const WithoutAPrice: Story = {
  args: { unpriced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nog geen prijs')).toBeVisible()
  },
}

export const WithoutItsWord: Story = {
  args: { paid: false, worded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rekening open')).toHaveClass('visually-hidden')
  },
}
