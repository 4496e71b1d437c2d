import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refuseStay } from '../../../rules/availability/refuse-stay.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { worded } from '../../../rules/texts/words.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone } from '../../sizes.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { propertyView } from '../fixtures/answer.ts'
import { bookingStatus, remember } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'
import { quotesOf, refusalOf } from '../fixtures/stays.ts'

const weekend = {
  room: 'familiekamer',
  arrival: '2026-06-12',
  departure: '2026-06-15',
  persons: 4,
}
const checkout = '/online-afrekenen-familie?aankomst=2026-06-12&vertrek=2026-06-15&personen=4'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Checkout/Family room',
  component: GuestSite,
  args: { url: checkout },
  beforeEach: (context) => {
    const restore = beforeScene(context)
    remember()
    return restore
  },
}
export default meta
type Story = StoryObj<typeof GuestSite>

export const StepGegevens: Story = {
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('complementary', { name: 'Je verblijf' })
    await expect(summary).toHaveTextContent('Vrijdag-weekend')
    await expect(summary).toHaveTextContent('Schoonmaak')
    await expect(summary).toHaveTextContent('€ 519,00')
    await expect(within(summary).getByRole('link', { name: 'Wijzig je verblijf' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/familie-kamer\?/),
    )
  },
}

export const AMistypedAddressIsAskedAbout: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('E-mail')
    await userEvent.clear(email)
    await userEvent.type(email, 'anna@gmial.con')
    await expect(await canvas.findByText('Bedoel je anna@gmail.com?')).toBeVisible()
  },
}

/** Where the reading says that an unpaid family booking holds nothing, the last step does not promise it. */
export const NotHeldWhilePaying: Story = {
  args: { url: `${checkout}&stap=betalen` },
  parameters: {
    scene: {
      answers: {
        'GET /api/property': {
          status: 200,
          body: {
            ...propertyView(),
            readings: { ...defaultReadings, 'family.temporary': 'does-not-hold' },
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/De kamer is voor degene van wie we de betaling het eerst zien/),
    ).toBeVisible()
    await expect(canvas.queryByText(/houden we de kamer voor je vast/)).toBeNull()
  },
}

export const OrderedWithoutAPaymentPageYet: Story = {
  args: { url: `${checkout}&stap=betalen` },
  parameters: {
    scene: {
      answers: {
        'POST /api/bookings': {
          status: 201,
          body: { id: '0e8a', number: 'B2026517', paymentUrl: null, holdUntil: null },
        },
        'GET /api/bookings/0e8a/status': {
          status: 200,
          body: bookingStatus({
            paymentState: 'created',
            quote: quotesOf(weekend, [4]).get(4)!,
          }),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Plaats boeking met betalingsverplichting' }),
    )
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'De betaalpagina komt eraan' }),
      ).toBeVisible(),
    )
    await expect(canvas.getByText(/^Familiekamer, 4/)).toBeVisible()
  },
}

const { suggestions } = refusalOf({ ...weekend, arrival: '2026-07-13', departure: '2026-07-17' })
const taken = worded(words(), refuseStay('taken', { day: null, nights: null }, defaultReadings))

export const JustTaken: Story = {
  args: { url: `${checkout}&stap=betalen` },
  parameters: {
    scene: {
      answers: {
        'POST /api/bookings': {
          status: 409,
          body: {
            error: { reason: 'stay-refused', text: taken.text, refusals: [taken], suggestions },
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Plaats boeking met betalingsverplichting' }),
    )
    await waitFor(() => expect(canvas.getByText('Een andere gast was je net voor.')).toBeVisible())
    await expect(canvas.queryByRole('link', { name: 'Andere kamers zoeken' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Andere datums kiezen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/familie-kamer\?/),
    )
    await userEvent.click(canvas.getAllByRole('link', { name: /^(Maandag|Vrijdag)-/ })[0]!)
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Plaats boeking met betalingsverplichting' }),
      ).toBeVisible(),
    )
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('Schoonmaak')
  await expectItFits()
}

export const OnAPhone: Story = { globals: onPhone, play: fits }
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }
