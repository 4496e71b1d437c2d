import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KeyTag } from '../../../admin/marks/KeyTag.tsx'
import { PaidMark } from '../../../admin/marks/PaidMark.tsx'
import { SourceMark } from '../../../admin/marks/SourceMark.tsx'
import { MailStateMark } from '../../../admin/mails/MailStateMark.tsx'
import { InHouse } from '../house/InHouse.tsx'

const meta: Meta = {
  title: 'Back office/Components/Marks',
  decorators: [(Story) => <InHouse>{Story()}</InHouse>],
}
export default meta

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, marginBottom: 24 } as const

/** Marks differ in shape, sources in words: never colour alone. */
export const All: StoryObj = {
  render: () => (
    <>
      <div style={row}>
        <KeyTag number={1} />
        <KeyTag number={2} state="due" />
        <KeyTag number={10} state="free" />
        <KeyTag number={3} state="closed" />
        <KeyTag number={4} large />
      </div>
      <div style={row}>
        <PaidMark paid worded />
        <PaidMark paid={false} worded />
      </div>
      <div style={row}>
        {(['own-website', 'booking.com', 'airbnb', 'bedandbreakfast.nl', 'none'] as const).map(
          (source) => (
            <SourceMark key={source} source={source} chip />
          ),
        )}
      </div>
      <div style={row}>
        {(['queued', 'sending', 'sent', 'uncertain', 'failed', 'kept', 'withdrawn'] as const).map(
          (state) => (
            <MailStateMark key={state} state={state} />
          ),
        )}
      </div>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('no two sources have the same edge', async () => {
      const edges = ['Eigen site', 'Booking.com', 'Airbnb', 'bedandbreakfast.nl', 'Geen bron'].map(
        (name) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(
            canvas.getByText(name),
            '::before',
          )
          return `${backgroundColor} ${backgroundImage}`
        },
      )
      await expect(new Set(edges).size).toBe(edges.length)
    })
    await expect(canvas.getByText('Rekening open')).toBeVisible()
    await expect(canvas.getByText('bedandbreakfast.nl')).toBeVisible()
    await expect(canvas.getAllByText('Kamer')).toHaveLength(5)
  },
}
