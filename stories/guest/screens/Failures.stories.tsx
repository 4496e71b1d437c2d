import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone } from '../../sizes.ts'
import { answerRead } from '../fixtures/answer.ts'
import type { SceneAnswer } from '../fixtures/answer-fetch.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Failures',
  component: GuestSite,
  args: { url: '/kamer-overzicht' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const answers = (roomTypes: unknown) => ({
  scene: { answers: { 'GET /api/room-types': roomTypes } },
})

export const TheServerIsDownAndIsAskedAgain: Story = {
  parameters: answers('down'),
  play: async ({ canvas, step }) => {
    await step('it says what did not happen, and counts down', async () => {
      await waitFor(() =>
        expect(canvas.getByText(/Er is niets geboekt en niets betaald/)).toBeVisible(),
      )
      await waitFor(() => expect(canvas.getByText('19')).toBeVisible())
    })
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Bel ons' })).toBeVisible()
  },
}

const fault = { reason: 'unexpected', text: 'Er ging iets mis.', code: '1751d064c68d' }

export const AFaultOfTheServerIsNamedAsInItsLog: Story = {
  parameters: answers({ status: 500, body: { error: fault } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Er ging iets mis')).toBeVisible())
    await expect(canvas.getByText(/Foutcode 1751d064c68d\.$/)).toBeVisible()
  },
}

let online = true
const whenOnline: SceneAnswer = () => {
  if (!online) throw new TypeError('Failed to fetch')
  return answerRead('/api/room-types')
}

export const OfflineUntilTheConnectionIsBack: Story = {
  parameters: answers(whenOnline),
  beforeEach: () => {
    online = false
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
    return () => void delete (navigator as { onLine?: boolean }).onLine
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Je bent offline')).toBeVisible())
    await expect(canvas.getByText(/Zodra je weer verbinding hebt/)).toBeVisible()
    online = true
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Knusse kamer' })).toBeVisible())
  },
}

const down: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('alert')
  await expectItFits()
}

export const DownOnAPhone: Story = { parameters: answers('down'), globals: onPhone, play: down }

export const DownOnANarrowPhone: Story = {
  parameters: answers('down'),
  globals: onNarrowPhone,
  play: down,
}

/** Rooms without what a screen asks of them: it breaks while it is drawn. */
const broken = answers({ status: 200, body: [{ slug: 'knusse-kamer' }] })

const hampers: Story['play'] = async ({ canvas, step }) => {
  await step('it says so, names no error, and leaves head and foot', async () => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'Deze pagina laadt niet' }),
      ).toBeVisible(),
    )
    await expect(canvas.queryByText(/TypeError|undefined/)).toBeNull()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Opnieuw laden' })).toBeVisible()
  })
  await expectItFits()
}

export const AFaultOfOurs: Story = { parameters: broken, play: hampers }
export const AFaultOfOursOnANarrowPhone: Story = {
  parameters: broken,
  globals: onNarrowPhone,
  play: hampers,
}

export const PageNotFound: Story = {
  args: { url: '/ontbijt-van-gisteren' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' }),
      ).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Bekijk de kamers' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'De kamers' })).toBeVisible(),
    )
  },
}

export const PageNotFoundOnANarrowPhone: Story = {
  args: { url: '/ontbijt-van-gisteren' },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' })
    await expectItFits()
  },
}
