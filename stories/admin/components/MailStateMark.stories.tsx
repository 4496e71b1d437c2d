import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailStateMark } from '../../../admin/mails/MailStateMark.tsx'
import { mailTexts } from '../../../admin/texts/mails.ts'
import { inHouse } from '../fixtures/InHouse.tsx'

const states = Object.keys(mailTexts.states) as (keyof typeof mailTexts.states)[]

const meta: Meta<typeof MailStateMark> = {
  title: 'Back office/Components/Mail state mark',
  component: MailStateMark,
  tags: ['autodocs'],
  args: { state: 'sent' },
  argTypes: { state: { control: 'select', options: states } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '100px' } } },
}
export default meta
type Story = StoryObj<typeof MailStateMark>

export const Sent: Story = {}

export const NobodyKnowsWhetherItWent: Story = {
  args: { state: 'uncertain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/gaf geen duidelijk antwoord/)).toHaveTextContent('Onzeker')
  },
}

export const Failed: Story = { args: { state: 'failed' } }

export const EachInAWord: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {states.map((state) => (
        <MailStateMark key={state} state={state} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of Object.values(mailTexts.states))
      await expect(canvas.getByText(word)).toBeVisible()
  },
}
