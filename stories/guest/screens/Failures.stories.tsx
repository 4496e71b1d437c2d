import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BrokenScreen } from '../../../guest/states/BrokenScreen.tsx'
import { DownScreen } from '../../../guest/states/DownScreen.tsx'
import { InTheHouse } from '../house/GuestSite.tsx'
import { beforeScene } from '../house/scene.ts'
import { onPhone } from '../../sizes.ts'

const meta: Meta<typeof DownScreen> = {
  title: 'Guest site/Screens/Failures',
  component: DownScreen,
  args: { what: 'de kamers', again: fn() },
  beforeEach: beforeScene,
  render: (args) => (
    <InTheHouse>
      <h1 className="hidden-label">Kamers</h1>
      <DownScreen {...args} />
    </InTheHouse>
  ),
}
export default meta
type Story = StoryObj<typeof DownScreen>

export const CountsDownAndTriesAgain: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Er is niets geboekt en niets betaald/)).toBeVisible()
    await expect(await canvas.findByText('19')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await expect(args.again).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Bel ons' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: onPhone }

function Fault(): never {
  throw new RangeError('a fault of ours')
}

export const AFaultOfOursIsNoBlankPage: Story = {
  render: () => (
    <InTheHouse>
      <BrokenScreen>
        <Fault />
      </BrokenScreen>
    </InTheHouse>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Deze pagina hapert' })).toBeVisible()
    await expect(canvas.queryByText(/RangeError|a fault/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Opnieuw laden' })).toBeVisible()
  },
}
