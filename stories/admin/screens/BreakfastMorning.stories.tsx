import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { type Act, acting } from '../fixtures/acting.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { breakfastMorning, morningCalls, morningOrders } from '../fixtures/breakfast-mornings.ts'
import type { FixtureProperty } from '../fixtures/fixture-property.ts'
import { today } from '../fixtures/week.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Breakfast morning',
  component: BackOffice,
  args: { address: '/agenda/ontbijtjes' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const FIRST = 'Route 9.00-9.30 uur'
const stops = (canvas: Canvas, name = FIRST) =>
  within(canvas.getByRole('region', { name })).getAllByRole('listitem')
const receivers = (canvas: Canvas) =>
  stops(canvas).map((stop) => within(stop).getAllByRole('link')[0]!.textContent)
const itStands = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('region', { name: FIRST })).toBeVisible())

export const BusyMorning: Story = {
  play: async ({ canvas, step }) => {
    await itStands(canvas)
    await step('allergies stand on top, then what to bake', async () => {
      const bake = canvas.getByRole('region', { name: 'Wat te bakken' })
      await expect(bake).toHaveTextContent('Pinda-allergie: ook geen sporen Familie Vroomen')
      await expect(within(bake).getAllByRole('row').at(-1)).toHaveTextContent(
        'Totaal9 boxen, 3 kinderboxen4 adressen · 1 afhalen of in huis',
      )
    })
    await step('the nearest door first, an unknown distance last', async () => {
      await expect(receivers(canvas)).toEqual([
        'Opa Janssen',
        'Familie Vroomen',
        'Wilhelmina-Alexandrine van Heeckeren van Kell-Zuylen',
      ])
      await waitFor(() => expect(stops(canvas)[0]).toHaveTextContent('in Elsloo, 0,7 km'))
      await expect(stops(canvas)[2]).toHaveTextContent('afstand onbekend')
      await expect(stops(canvas)[2]).toHaveTextContent('Nog te betalen')
    })
    await step('what was brought has no buttons any more', async () => {
      await expect(within(stops(canvas)[0]!).queryByRole('button', { name: 'Bezorgd' })).toBeNull()
    })
    await step('what nobody brings stands on no route', async () => {
      const [here] = stops(canvas, 'Afhalen of in huis, 9.30-10.00 uur')
      await expect(here).toHaveTextContent('Sanne Hoekstrakamer 2')
      await expect(within(here!).queryByRole('button', { name: /^Breng/ })).toBeNull()
      await expect(within(here!).getByRole('button', { name: 'Afgegeven' })).toBeVisible()
    })
    await step('who has not paid is apart', async () => {
      await expect(canvas.getByRole('region', { name: 'Nog niet betaald' })).toHaveTextContent(
        'Ingrid Claessens',
      )
    })
    await step('one press prints it', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => {})
      await userEvent.click(canvas.getByRole('button', { name: 'Afdrukken' }))
      await expect(print).toHaveBeenCalledOnce()
      print.mockRestore()
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await itStands(canvas)
    await expectItFits()
  },
}

export const OnANarrowPhone: Story = { ...OnAPhone, globals: onNarrowPhone }

export const AStopIsMoved: Story = {
  play: async ({ canvas }) => {
    await itStands(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Breng Familie Vroomen eerder' }))
    await waitFor(() =>
      expect(receivers(canvas).slice(0, 2)).toEqual(['Familie Vroomen', 'Opa Janssen']),
    )
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: FIRST })).toHaveTextContent('in uw volgorde'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dichtstbij eerst' }))
    await waitFor(() => expect(receivers(canvas)[0]).toBe('Opa Janssen'))
  },
}

const deliver = acting()
export const Delivered: Story = {
  globals: onPhone,
  beforeEach: () => {
    deliver.mockReset()
    deliver.mockResolvedValue(undefined as never)
  },
  args: { data: { act: deliver } },
  play: async ({ canvas }) => {
    await itStands(canvas)
    const stop = stops(canvas)[1]!
    await userEvent.click(within(stop).getByRole('button', { name: 'Bezorgd' }))
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ja, bezorgd' }))
    const press = { requestId: expect.stringMatching(/^[0-9a-f]{32}$/), version: 1 }
    await waitFor(() =>
      expect(deliver.mock.calls).toEqual([['breakfast-orders', 'a-far', 'deliver', press]]),
    )
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

const fail = acting()
export const NotSucceeded: Story = {
  globals: onPhone,
  beforeEach: () => {
    fail.mockReset()
    fail.mockRejectedValueOnce(
      new ApiProblem(400, 'invalid-input', 'Controleer wat is ingevuld.', null, [
        { field: 'note', text: 'Schrijf op waarom het niet is gelukt.' },
      ]),
    )
    fail.mockResolvedValue(undefined as never)
  },
  args: { data: { act: fail } },
  play: async ({ canvas, step }) => {
    await itStands(canvas)
    await userEvent.click(within(stops(canvas)[1]!).getByRole('button', { name: 'Niet gelukt' }))
    const dialog = await within(document.body).findByRole('dialog')
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Niet gelukt' }))
    await step('another reason needs words', async () => {
      await userEvent.click(within(dialog).getByRole('radio', { name: 'Iets anders' }))
      await send()
      await waitFor(() =>
        expect(within(dialog).getByText('Schrijf op waarom het niet is gelukt.')).toBeVisible(),
      )
    })
    await step('the same press again is the same attempt', async () => {
      await userEvent.type(within(dialog).getByLabelText(/^Toelichting/), 'De brug was open')
      await send()
      await waitFor(() => expect(fail).toHaveBeenCalledTimes(2))
      const [first, second] = fail.mock.calls.map(([, , , asked]) => asked as Act['asked'])
      await expect(second).toMatchObject({
        because: 'other',
        note: 'De brug was open',
        requestId: first?.requestId,
      })
    })
  },
}

export const BroughtAfterAll: Story = {
  play: async ({ canvas }) => {
    await itStands(canvas)
    const [stop] = stops(canvas, 'Route 9.30-10.00 uur')
    await expect(stop).toHaveTextContent('Niet bezorgd: niemand thuis: twee keer gebeld')
    await expect(within(stop!).getByRole('button', { name: 'Toch bezorgd' })).toBeVisible()
  },
}

const comesIn: { orders: typeof morningOrders; property?: FixtureProperty } = { orders: [] }
export const AnOrderComesIn: Story = {
  beforeEach: () => {
    comesIn.orders = morningOrders.slice(0, 2)
  },
  args: {
    morningCalls: async () => breakfastMorning(today, comesIn.orders),
    onProperty: (property) => (comesIn.property = property),
  },
  play: async ({ canvas }) => {
    await itStands(canvas)
    await expect(stops(canvas)).toHaveLength(2)
    comesIn.orders = morningOrders
    comesIn.property!.say({ noun: 'breakfast-orders', id: 'c-unknown' })
    await waitFor(() => expect(stops(canvas)).toHaveLength(3))
  },
}

export const TheConnectionIsLost: Story = {
  args: { live: 'lost' },
  play: async ({ canvas }) => {
    await itStands(canvas)
    await waitFor(() =>
      expect(within(stops(canvas)[1]!).getByRole('button', { name: 'Bezorgd' })).toBeDisabled(),
    )
  },
}

export const NothingToBring: Story = {
  args: { address: '/agenda/ontbijtjes?dag=2026-07-01' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Er is geen ontbijt te maken op woensdag 1 juli.')).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Eerstvolgende' }))
    await itStands(canvas)
  },
}

export const Loading: Story = {
  args: { morningCalls: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'De bezorglijst wordt geladen' })).toBeVisible(),
    )
  },
}

const failing = fn<ReturnType<typeof morningCalls>>()
export const NotLoaded: Story = {
  beforeEach: () => {
    failing.mockReset()
    failing.mockRejectedValueOnce(new ApiProblem(500, 'unexpected', 'Er ging iets mis.'))
    failing.mockImplementation(morningCalls())
  },
  args: { morningCalls: failing },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Niets is gewijzigd.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await itStands(canvas)
  },
}
