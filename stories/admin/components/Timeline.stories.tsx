import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { Timeline } from '../../../admin/timeline/Timeline.tsx'
import { TimelineList } from '../../../admin/timeline/TimelineList.tsx'
import { onNarrowPhone } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'
import { timelines } from '../fixtures/timelines.ts'
import { now } from '../fixtures/week.ts'

const meta: Meta<typeof TimelineList> = {
  title: 'Back office/Components/Timeline',
  component: TimelineList,
  tags: ['autodocs'],
  args: { steps: timelines.sanne, now },
  argTypes: { steps: { control: false }, now: { control: false } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '560px' } } },
}
export default meta
type Story = StoryObj<typeof TimelineList>

export const WhatWasNowAndWhatComes: Story = {
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list', { name: 'Verloop' })).getAllByRole('listitem')
    await expect(entries).toHaveLength(timelines.sanne.length + 1)
    await expect(canvas.getByText('Nu · wo 25 nov 14:24')).toBeVisible()
  },
}

export const AMailFailedAndOneIsUncertain: Story = {
  args: { steps: timelines.sanneWithTroubles },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mail voor aankomst niet verzonden')).toBeVisible()
    await expect(canvas.getByText('onzeker')).toBeVisible()
  },
}

export const HeldAndSoonOver: Story = { args: { steps: timelines.nienkeHeld } }

export const ARefundWasRefused: Story = {
  args: { steps: timelines.karinOwed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Terugbetaling geweigerd')).toBeVisible()
  },
}

export const BeforeTheClockIsKnown: Story = {
  args: { now: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Nu/)).not.toBeInTheDocument()
  },
}

export const OnANarrowPhone: Story = { globals: onNarrowPhone }

const onItsCard = () => (
  <Timeline subject={{ kind: 'booking', id: 'id-sanne-hoekstra' }} now={now} />
)

export const StillToCome: Story = {
  parameters: { scene: { data: { readTimeline: () => new Promise(() => undefined) } } },
  render: onItsCard,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  },
}

export const CannotBeRead: Story = {
  parameters: {
    scene: {
      data: {
        readTimeline: async () => {
          throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
        },
      },
    },
  },
  render: onItsCard,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Er ging iets mis.'))
  },
}
