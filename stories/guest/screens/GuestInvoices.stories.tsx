import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { GuestInvoicesView } from '../../../api/invoices/invoice-shapes.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone } from '../../sizes.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import type { SceneAnswer } from '../fixtures/answer-fetch.ts'
import { breakfastOrder } from '../fixtures/breakfast.ts'
import { bookingStatus } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'

const asked = fn()

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Guest invoices',
  component: GuestSite,
  args: { url: '/bedankt?id=0e8a' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const none: GuestInvoicesView = {
  canAsk: true,
  isAsked: false,
  isRefused: false,
  isOver: false,
  invoices: [],
}
const waiting = { ...none, isAsked: true }
const issued = {
  ...none,
  canAsk: false,
  isOver: true,
  invoices: [{ id: 'i1', number: 'F2026-0041', isCredit: false }],
}

const stay = (
  now: Partial<GuestInvoicesView>,
  answer: SceneAnswer = { status: 200, body: waiting },
) => ({
  scene: {
    answers: {
      'GET /api/bookings/0e8a/status': {
        status: 200,
        body: bookingStatus({ state: 'confirmed', paymentState: 'paid', holdUntil: null }),
      },
      'GET /api/bookings/0e8a/invoices': { status: 200, body: { ...none, ...now } },
      'POST /api/bookings/0e8a/invoices': answer,
    },
  },
})

const opened = async (canvas: ReturnType<typeof within>) => {
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Factuur aanvragen' })).toBeVisible(),
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Factuur aanvragen' }))
  await waitFor(() => expect(canvas.getByRole('form', { name: 'Factuur aanvragen' })).toBeVisible())
  return within(canvas.getByRole('form', { name: 'Factuur aanvragen' }))
}
const fill = async (form: ReturnType<typeof within>) => {
  await userEvent.type(form.getByLabelText('Naam of bedrijf'), 'Bakkerij De Korst')
  await userEvent.type(form.getByLabelText('Straat'), 'Dorpsstraat')
  await userEvent.type(form.getByLabelText('Huisnummer'), '4')
  await userEvent.type(form.getByLabelText('Postcode'), '6181 AB')
  await userEvent.type(form.getByLabelText('Woonplaats'), 'Elsloo')
}

export const CanBeAsked: Story = {
  parameters: stay({}),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Vraag hem aan: hij komt bij vertrek/)).toBeVisible(),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Factuur aanvragen' })).toBeVisible(),
    )
  },
}

export const AskedFor: Story = {
  parameters: stay({}, ({ body }) => {
    asked(body)
    return { status: 200, body: waiting }
  }),
  play: async ({ canvas }) => {
    asked.mockClear()
    const form = await opened(canvas)
    await waitFor(() => expect(form.getByLabelText('Naam of bedrijf')).toHaveFocus())
    await expect(form.getByLabelText('E-mail voor de factuur (niet verplicht)')).toHaveValue(
      'liesbeth@voorbeeld.nl',
    )
    await fill(form)
    await userEvent.click(form.getByRole('button', { name: 'Vraag de factuur aan' }))
    await waitFor(() =>
      expect(canvas.getByText('Je factuur is aangevraagd: hij komt bij vertrek.')).toBeVisible(),
    )
    await expect(asked).toHaveBeenCalledOnce()
    await expect(asked).toHaveBeenCalledWith({
      name: 'Bakkerij De Korst',
      street: 'Dorpsstraat',
      houseNumber: '4',
      postcode: '6181 AB',
      city: 'Elsloo',
      country: 'NL',
      kvk: '',
      vatId: '',
      email: 'liesbeth@voorbeeld.nl',
    })
    await expect(canvas.queryByRole('form')).toBeNull()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Andere gegevens opgeven' })).toBeVisible(),
    )
  },
}

export const WronglyFilledInOnAPhone: Story = {
  parameters: stay({}),
  globals: onPhone,
  play: async ({ canvas }) => {
    const form = await opened(canvas)
    await userEvent.type(form.getByLabelText('Naam of bedrijf'), 'Anna')
    await userEvent.type(form.getByLabelText(/^Btw-id/), 'NL12')
    await userEvent.click(form.getByRole('button', { name: 'Vraag de factuur aan' }))
    await waitFor(() => expect(form.getByText('Kijk nog naar 5 velden.')).toBeVisible())
    await waitFor(() => expect(form.getByText(words().invoice.vatId)).toBeVisible())
    await expectItFits()
  },
}

export const TheHouseRefuses: Story = {
  parameters: stay(
    {},
    {
      status: 409,
      body: { error: { reason: 'invoice-outdated', text: words().invoice.guestOutdated } },
    },
  ),
  play: async ({ canvas }) => {
    const form = await opened(canvas)
    await fill(form)
    await userEvent.click(form.getByRole('button', { name: 'Vraag de factuur aan' }))
    await waitFor(() => expect(form.getByText(words().invoice.guestOutdated)).toBeVisible())
    await expect(form.getByLabelText('Naam of bedrijf')).toHaveValue('Bakkerij De Korst')
  },
}

export const NoAnswer: Story = {
  parameters: stay({}, 'down'),
  play: async ({ canvas }) => {
    const form = await opened(canvas)
    await fill(form)
    await userEvent.click(form.getByRole('button', { name: 'Vraag de factuur aan' }))
    await waitFor(() => expect(form.getByText(/We kregen geen antwoord/)).toBeVisible())
  },
}

export const Issued: Story = {
  parameters: stay(issued),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Factuur F2026-0041 (pdf)' })).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: 'Factuur F2026-0041 (pdf)' })).toHaveAttribute(
      'href',
      '/api/bookings/0e8a/invoices/i1/pdf',
    )
    await expect(canvas.queryByRole('button', { name: 'Factuur aanvragen' })).toBeNull()
  },
}

export const TakenBackAndIssuedAgainOnANarrowPhone: Story = {
  parameters: stay({
    ...issued,
    invoices: [
      ...issued.invoices,
      { id: 'i2', number: 'F2026-0042', isCredit: true },
      { id: 'i3', number: 'F2026-0043', isCredit: false },
    ],
  }),
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Creditnota F2026-0042 (pdf)' })).toBeVisible(),
    )
    await expectItFits()
  },
}

export const CouldNotBeMade: Story = {
  parameters: stay({ isRefused: true, isOver: true }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('De factuur die je vroeg, is nog niet gemaakt.')).toBeVisible(),
    )
  },
}

export const OfABreakfast: Story = {
  args: { url: '/bedankt-ontbijt?id=7b1d' },
  globals: onPhone,
  parameters: {
    scene: {
      answers: {
        'GET /api/breakfast-orders/7b1d/status': {
          status: 200,
          body: breakfastOrder({
            paid: true,
            balanceCents: 0,
            paymentUrl: null,
            payUntil: null,
            state: 'confirmed',
            paymentState: 'paid',
          }),
        },
        'GET /api/breakfast-orders/7b1d/invoices': { status: 200, body: none },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/hij komt na het ontbijt/)).toBeVisible())
    await opened(canvas)
    await expectItFits()
  },
}

export const CannotBeRead: Story = {
  parameters: {
    scene: {
      answers: {
        ...stay({}).scene.answers,
        'GET /api/bookings/0e8a/invoices': { status: 500, body: {} },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('We konden niet kijken of er een factuur is.')).toBeVisible(),
    )
  },
}
