import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { words } from '../../../rules/texts/all-words.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { propertyView } from '../fixtures/answer.ts'
import { beforeScene } from '../fixtures/scene.ts'

const notOpen = (more: object = {}) => ({
  scene: {
    answers: {
      'GET /api/property': { status: 200, body: { ...propertyView(), open: false, ...more } },
    },
  },
})

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Not open yet',
  component: GuestSite,
  args: { url: '/home' },
  beforeEach: beforeScene,
  parameters: notOpen(),
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof GuestSite>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const saysSo = (canvas: Canvas) =>
  waitFor(() =>
    expect(canvas.getByRole('heading', { level: 1, name: words().opening.title })).toBeVisible(),
  )

export const InPlaceOfTheFrontPage: Story = {
  play: async ({ canvas }) => {
    await saysSo(canvas)
    await expect(canvas.getByRole('link', { name: 'Mail ons' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Beschikbaarheid' })).toBeNull()
  },
}

export const InPlaceOfARoom: Story = {
  args: { url: '/kamer-overzicht/details?kamer=knusse-kamer' },
  play: async ({ canvas }) => saysSo(canvas),
}

export const BeforeAnythingOfTheHouseIsKnown: Story = {
  parameters: notOpen({
    address: '',
    postcode: '',
    city: '',
    phone: '',
    email: '',
    kvk: '',
    vatId: '',
  }),
  play: async ({ canvas }) => {
    await saysSo(canvas)
    await expect(canvas.queryByRole('link', { name: 'Bel ons' })).toBeNull()
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await saysSo(canvas)
    await expectItFits()
  },
}
