import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '../../../guest/controls/Spinner.tsx'
import { Icon } from '../../../guest/icons/Icon.tsx'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

interface ButtonProps {
  words: string
  /** Beside the button that matters most. */
  quiet: boolean
  /** As wide as the panel it stands in. */
  wide: boolean
  /** In reach of the keyboard all the same: it says what is missing. */
  disabled: boolean
  busy: boolean
}

/** The classes of `guest/styles/buttons.css`, as a button or as a link. */
const meta: Meta<ButtonProps> = {
  title: 'Guest site/Components/Button',
  tags: ['autodocs'],
  args: { words: 'Boeken', quiet: false, wide: false, disabled: false, busy: false },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '140px' } } },
  render: ({ words, quiet, wide, disabled, busy }) => (
    <button
      type="button"
      className={['button', quiet && 'button--quiet', wide && 'button--wide']
        .filter(Boolean)
        .join(' ')}
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {words}
    </button>
  ),
}
export default meta
type Story = StoryObj<ButtonProps>

export const TheWayOn: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button', { name: 'Boeken' }).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
  },
}

export const BesideIt: Story = { args: { words: 'Andere datums kiezen', quiet: true } }

export const InAPanel: Story = { args: { wide: true } }

export const SomethingIsMissing: Story = {
  args: { words: 'Selecteer datums', wide: true, disabled: true },
}

export const Busy: Story = {
  args: { words: 'Even geduld, we leggen de kamer vast', busy: true },
}

export const MoreBelowACard: Story = {
  render: () => (
    <a className="more" href="#kamers">
      Bekijk de kamers <Icon name="arrow" />
    </a>
  ),
}
