import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { answerRead } from '../fixtures/answer.ts'
import type { SceneAnswer } from '../fixtures/answer-fetch.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { bookingStatus, checkoutUrl, quoteOfStory, remember } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'
import { onPhone } from '../../sizes.ts'
import { rememberHeld } from '../../../guest/checkout/attempt.ts'
import type { BookingState } from '../../../rules/bookings/booking-state.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Checkout/Placing the order',
  component: GuestSite,
  args: { url: `${checkoutUrl}&stap=betalen` },
  beforeEach: (context) => {
    const restore = beforeScene(context)
    remember()
    return restore
  },
}
export default meta
type Story = StoryObj<typeof GuestSite>

const refused = (status: number, error: ApiError['error']): SceneAnswer => ({
  status,
  body: { error },
})
const ordered = (answer: SceneAnswer) => ({ scene: { answers: { 'POST /api/bookings': answer } } })
const accepted = {
  status: 201,
  body: { id: '0e8a', number: 'B2026517', paymentUrl: null, holdUntil: '2026-06-03T08:20:00.000Z' },
}

const press = async (canvas: {
  findByRole: (role: string, options: object) => Promise<HTMLElement>
}) =>
  userEvent.click(
    await canvas.findByRole('button', { name: 'Plaats boeking met betalingsverplichting' }),
  )

export const Busy: Story = {
  parameters: ordered('hangs'),
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Even geduld, we leggen de kamer vast' }),
      ).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

const order = fn()

export const AcceptedWithoutAPaymentPageYet: Story = {
  parameters: {
    scene: {
      answers: {
        'POST /api/bookings': (request: { body: unknown; key: string | null }) => {
          order(request)
          return accepted
        },
        'GET /api/bookings/0e8a/status': {
          status: 200,
          body: bookingStatus({ paymentState: 'created' }),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    order.mockClear()
    await press(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'De betaalpagina komt eraan' })).toBeVisible(),
    )
    await expect(order).toHaveBeenCalledOnce()
    const { body, key } = order.mock.calls[0]![0] as { body: object; key: string }
    await expect(key).toMatch(/^[0-9a-f]{32}$/)
    await expect(body).toEqual({
      roomType: 'knusse-kamer',
      arrival: '2026-06-09',
      departure: '2026-06-12',
      persons: 2,
      isFirst: true,
      firstName: 'Liesbeth',
      lastName: 'van der Meer',
      email: 'liesbeth@voorbeeld.nl',
      phone: '06 12 34 56 78',
      city: 'Elsloo',
      arrivalWindow: { from: 960, until: 1020 },
      notes: 'We komen met de fiets.',
      method: 'ideal',
      totalCents: 30_000,
    })
  },
}

const again = fn()

export const NoAnswerThenTheSameAttempt: Story = {
  parameters: {
    scene: {
      answers: {
        'POST /api/bookings': ({ key }: { key: string | null }) => {
          again(key)
          return again.mock.calls.length === 1 ? { status: 502, body: null } : accepted
        },
        'GET /api/bookings/0e8a/status': {
          status: 200,
          body: bookingStatus({ paymentState: 'open', paymentUrl: '#betalen' }),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    again.mockClear()
    await press(canvas)
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We weten niet of je boeking is aangekomen' }),
      ).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Je moet nog betalen' })).toBeVisible(),
    )
    await expect(new Set(again.mock.calls.map(([key]) => key as string)).size).toBe(1)
  },
}

export const NoAnswer: Story = {
  parameters: ordered('down'),
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() =>
      expect(canvas.getByText(/Er is niets betaald en je gegevens staan er nog/)).toBeVisible(),
    )
  },
}

const dearer = () => {
  const quote = quoteOfStory()
  const lines = quote.lines.map((line) =>
    line.item === 'season' ? { ...line, cents: 2_000 } : line,
  )
  return { ...quote, lines, totalCents: lines.reduce((sum, { cents }) => sum + cents, 0) }
}

export const TotalChanged: Story = {
  parameters: ordered(
    refused(409, {
      reason: 'total-changed',
      text: 'De prijs is veranderd.',
      seenCents: 30_000,
      quote: dearer(),
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() =>
      expect(canvas.getByText('De prijs van je verblijf is veranderd.')).toBeVisible(),
    )
    await expect(canvas.getByText('Je zag').closest('div')).toHaveTextContent('€ 300,00')
    await expect(canvas.getByText('Het is nu').closest('div')).toHaveTextContent('€ 330,00')
    await userEvent.click(canvas.getByRole('button', { name: /Verder met €\s330,00/ }))
    await expect((await canvas.findByText('Te betalen')).closest('div')).toHaveTextContent(
      '€ 330,00',
    )
  },
}

const taken = () => {
  const { body } = answerRead(
    '/api/quotes?room=knusse-kamer&arrival=2026-06-05&departure=2026-06-08&persons=2',
  )
  const { refusals, suggestions } = body as Extract<ApiError['error'], { reason: 'stay-refused' }>
  return refused(409, { reason: 'stay-refused', text: refusals[0]!.text, refusals, suggestions })
}

export const JustTaken: Story = {
  parameters: ordered(taken()),
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() => expect(canvas.getByText('Een andere gast was je net voor.')).toBeVisible())
    const heading = canvas.getByRole('heading', { level: 1, name: 'Je boeking' })
    await waitFor(() => expect(heading).toHaveFocus())
    const stays = await canvas.findAllByRole('link', { name: /nacht/ })
    await expect(stays.length).toBeLessThanOrEqual(3)
  },
}

export const JustTakenOnAPhone: Story = { ...JustTaken, globals: onPhone }

/** What another tab of this browser booked: the stay of these stories. */
const bookedInAnotherTab = () =>
  rememberHeld({
    stayAddress: checkoutUrl.slice(checkoutUrl.indexOf('?')),
    bookingId: '0e8a',
    key: 'of-another-tab',
  })
const second = fn()
const bookedBefore = (state: BookingState) => ({
  scene: {
    answers: {
      'GET /api/bookings/0e8a/status': { status: 200, body: bookingStatus({ state }) },
      'POST /api/bookings': () => {
        second()
        return accepted
      },
    },
  },
})

export const BookedBefore: Story = {
  parameters: bookedBefore('confirmed'),
  play: async ({ canvas }) => {
    second.mockClear()
    bookedInAnotherTab()
    await press(canvas)
    await waitFor(() => expect(canvas.getByText('Dit verblijf heb je al geboekt.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Naar je boeking' })).toHaveAttribute(
      'href',
      expect.stringContaining('0e8a'),
    )
    await expect(second).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Nog een kamer boeken' }))
    await waitFor(() => expect(second).toHaveBeenCalledOnce())
  },
}

export const BookedBeforeOnAPhone: Story = {
  ...BookedBefore,
  globals: onPhone,
  play: async ({ canvas }) => {
    bookedInAnotherTab()
    await press(canvas)
    await waitFor(() => expect(canvas.getByText('Dit verblijf heb je al geboekt.')).toBeVisible())
  },
}

export const WhatWasBookedBeforeHasLapsed: Story = {
  parameters: bookedBefore('expired'),
  play: async ({ canvas }) => {
    second.mockClear()
    bookedInAnotherTab()
    await press(canvas)
    await waitFor(() => expect(second).toHaveBeenCalledOnce())
  },
}

export const TooManyHolds: Story = {
  parameters: ordered(
    refused(429, {
      reason: 'too-many-holds',
      text: 'Je hebt al meer boekingen openstaan. De eerste vervalt om 10.20\u00a0uur.',
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() =>
      expect(canvas.getByText(/De eerste vervalt om 10\.20\suur\.$/)).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: 'Bel ons' })).toBeVisible()
  },
}

export const TooManyHoldsOfThisBrowser: Story = {
  parameters: {
    scene: {
      answers: {
        'POST /api/bookings': refused(429, {
          reason: 'too-many-holds',
          text: 'Je houdt al 3 kamers vast die nog niet betaald zijn.',
        }),
        'GET /api/bookings/0e8a/status': { status: 200, body: bookingStatus({}) },
        'GET /api/bookings/1f9b/status': {
          status: 200,
          body: bookingStatus({ id: '1f9b', state: 'confirmed' }),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    for (const bookingId of ['0e8a', '1f9b'])
      rememberHeld({ stayAddress: '?kamer=another', bookingId, key: bookingId })
    await press(canvas)
    const links = await canvas.findAllByRole('link', { name: /^Naar je boeking van di\s9/ })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('0e8a'),
    ])
    await expect(canvas.getByText(/We houden de kamer tot wo\s3\sjuni om 10\.20/)).toBeVisible()
  },
}

export const FieldsRefusedByTheServer: Story = {
  parameters: ordered(
    refused(400, {
      reason: 'invalid-input',
      text: 'Controleer de ingevulde gegevens.',
      fields: [{ field: 'email', text: 'Controlleer het e-mail adres.' }],
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Naar je gegevens' }))
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeInvalid(),
    )
  },
}

const paidWith = fn()

export const AnotherWayToPay: Story = {
  parameters: {
    scene: {
      answers: {
        'POST /api/bookings': ({ body }: { body: unknown }) => {
          paidWith((body as { method?: string }).method)
          return accepted
        },
        'GET /api/bookings/0e8a/status': { status: 200, body: bookingStatus({}) },
      },
    },
  },
  play: async ({ canvas }) => {
    paidWith.mockClear()
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bancontact' }))
    await expect(canvas.getByRole('radio', { name: 'iDEAL' })).not.toBeChecked()
    await press(canvas)
    await waitFor(() => expect(paidWith).toHaveBeenCalledWith('bancontact'))
  },
}

export const WaysToPayThatCannotBeRead: Story = {
  parameters: {
    scene: {
      answers: {
        'GET /api/payment-methods': { status: 200, body: { methods: [] } },
        'POST /api/bookings': ({ body }: { body: unknown }) => {
          paidWith((body as { method?: string }).method)
          return accepted
        },
        'GET /api/bookings/0e8a/status': { status: 200, body: bookingStatus({}) },
      },
    },
  },
  play: async ({ canvas }) => {
    paidWith.mockClear()
    await waitFor(() =>
      expect(canvas.getByText(/Je kiest straks op de pagina van de betaaldienst/)).toBeVisible(),
    )
    await press(canvas)
    await waitFor(() => expect(paidWith).toHaveBeenCalledWith(undefined))
  },
}

export const WayToPayThatIsGone: Story = {
  parameters: ordered(
    refused(400, {
      reason: 'invalid-input',
      text: 'Controleer de gemarkeerde gegevens.',
      fields: [{ field: 'method', text: 'Kies een betaalmethode uit de lijst.' }],
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Kies hoe je betaalt' }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Hoe wil je betalen?' })).toBeVisible(),
    )
  },
}

export const RefusedForAnotherReason: Story = {
  parameters: ordered(
    refused(429, {
      reason: 'too-many-requests',
      text: 'Het is even te druk. Probeer het over een minuut opnieuw.',
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() =>
      expect(
        canvas.getByText('Het is even te druk. Probeer het over een minuut opnieuw.'),
      ).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Terug naar betalen' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Betalen' })).toBeVisible())
  },
}
