import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Note } from '../../../admin/shell/Note.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof Note> = {
  title: 'Back office/Components/Note',
  component: Note,
  tags: ['autodocs'],
  args: { live: true },
  argTypes: {
    tone: { control: 'radio', options: ['bad', 'warn', 'ok', 'ink'] },
    children: { control: 'text' },
  },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '140px' } } },
}
export default meta
type Story = StoryObj<typeof Note>

export const SomethingFailed: Story = {
  args: {
    tone: 'bad',
    title: 'Dat kan bij deze boeking niet meer.',
    children: 'Niets is gewijzigd.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Niets is gewijzigd.')
  },
}

export const AsksForCare: Story = {
  args: { tone: 'warn', title: 'Deze kamer is op 26 november gesloten.' },
}

export const WentWell: Story = {
  args: { tone: 'ok', title: 'De boeking is gewijzigd!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('De boeking is gewijzigd!')
  },
}

export const GoodToKnow: Story = {
  args: {
    tone: 'ink',
    title: 'Geen boekingen van 23 t/m 27 november 2026.',
    children: 'Kies een andere periode.',
  },
}
