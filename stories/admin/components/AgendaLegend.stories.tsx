import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AgendaLegend } from '../../../admin/agenda/AgendaLegend.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'
import { times } from '../fixtures/one-stay.ts'

const meta: Meta<typeof AgendaLegend> = {
  title: 'Back office/Components/Agenda legend',
  component: AgendaLegend,
  tags: ['autodocs'],
  args: { times },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '140px' } } },
}
export default meta
type Story = StoryObj<typeof AgendaLegend>

export const WhatTheMarksMean: Story = {
  play: async ({ canvas }) => {
    const legend = canvas.getByRole('group', { name: 'Legenda' })
    await expect(legend).toHaveTextContent('Rekening open')
    await expect(legend).toHaveTextContent('Niet gekomen')
    await expect(legend).toHaveTextContent('10:30')
  },
}

export const AnEarlierCheckOut: Story = { args: { times: { ...times, checkOut: 600 } } }
