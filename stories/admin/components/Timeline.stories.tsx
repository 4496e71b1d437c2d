import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
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
  args: { steps: timelines.sanne, now, subject: { kind: 'booking', id: 'id-sanne-hoekstra' } },
  argTypes: {
    steps: { control: false },
    now: { control: false },
    subject: { control: false },
  },
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

const refusedMail: TimelineStep = {
  kind: 'mail',
  mail: { kind: 'confirmation', name: 'Bevestiging', state: 'failed' },
  at: '2026-11-24T10:00:00.000Z',
  expectedAt: null,
  outcome: 'failed',
  by: null,
  data: { to: 'sanne@example', note: '550 5.1.2 bad domain' },
  repeat: { what: 'mail', id: 'mail-1' },
}
const repeatStep = fn(async () => [{ ...refusedMail, repeat: undefined }] as TimelineStep[])

/** What failed for good says why and can be tried again. */
export const WhatFailedIsTriedAgain: Story = {
  parameters: { scene: { data: { readTimeline: async () => [refusedMail], repeatStep } } },
  render: () => onItsCard(),
  play: async ({ canvas, step }) => {
    repeatStep.mockClear()
    await step('it says what the server said', async () => {
      await waitFor(() =>
        expect(canvas.getByText(/de mailserver zei: 550 5.1.2 bad domain/)).toBeVisible(),
      )
    })
    await step('a press has it sent once more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verzend opnieuw' }))
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Verzend opnieuw' })).not.toBeInTheDocument(),
      )
      await expect(repeatStep).toHaveBeenCalledTimes(1)
      await expect(repeatStep).toHaveBeenCalledWith(
        { kind: 'booking', id: 'id-sanne-hoekstra' },
        { what: 'mail', id: 'mail-1' },
      )
    })
  },
}

export const AMailThatMayComeTwice: Story = {
  args: {
    steps: [
      {
        ...refusedMail,
        mail: { ...refusedMail.mail!, state: 'uncertain' },
        outcome: 'uncertain',
        data: { to: 'sanne@example.com' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Misschien is deze mail al aangekomen/)).toBeVisible()
  },
}

export const APaymentAndARefundThatWereRefused: Story = {
  args: {
    steps: [
      {
        ...refusedMail,
        kind: 'payment-failed',
        mail: undefined,
        by: 'provider',
        data: { cents: 21_500, reason: 'refused' },
        repeat: { what: 'payment' },
      },
      {
        ...refusedMail,
        kind: 'refund-refused',
        mail: undefined,
        by: 'provider',
        data: { cents: 21_500, reason: 'pay-by-hand' },
        repeat: { what: 'refund' },
      },
    ] as TimelineStep[],
  },
  play: async ({ canvas }) => {
    for (const name of ['Maak een nieuwe betaallink', 'Vraag de betaaldienst opnieuw'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
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

const onItsCard = () => <Timeline subject={{ kind: 'booking', id: 'id-sanne-hoekstra' }} />

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
