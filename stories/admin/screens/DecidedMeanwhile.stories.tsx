import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import { acting } from '../fixtures/acting.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { karinCancelled, sanne } from '../fixtures/booking-detail.ts'
import { breakfastOrders } from '../fixtures/breakfast-orders.ts'
import { fixtureProperty } from '../fixtures/fixture-property.ts'
import { timelines } from '../fixtures/timelines.ts'

const [boxes] = breakfastOrders as [(typeof breakfastOrders)[0]]
const BY_ANNA = 'Intussen geannuleerd door Anna om 14:03; € 0,00 gaat terug.'
const GIVEN_BACK = 'Intussen teruggegeven door Anna om 14:03: € 25,00.'
const gone = { ...sanne, state: 'cancelled', title: karinCancelled.title, version: 9 } as const

/** A record that a colleague decided about while its dialog was open: the first press is refused. */
function decided<Record extends { version: number }>(
  noun: 'bookings' | 'breakfast-orders',
  shown: Record,
  after: Record,
  text: string,
) {
  let now = shown
  const act = acting(({ asked }) => {
    const isStale = asked.version !== after.version
    now = after
    if (isStale) throw new ApiProblem(409, 'changed-meanwhile', text)
  })
  const fixture = fixtureProperty().data
  const data: Partial<BackOfficeDataProvider> = {
    getOne: (async (resource: string, params: { id: string }) =>
      resource === noun
        ? { data: now }
        : fixture.getOne(resource, params)) as BackOfficeDataProvider['getOne'],
    readTimeline: async () => timelines.sanne,
    act,
  }
  const beforeEach = () => {
    now = shown
    act.mockClear()
  }
  return { act, data, beforeEach }
}

const cancelledByAnna = decided('bookings', sanne, gone as never, BY_ANNA)
const givenBackByAnna = decided('bookings', sanne, { ...sanne, version: 8 }, GIVEN_BACK)
const arrivedWithAnna = decided(
  'bookings',
  sanne,
  { ...sanne, attendance: 'arrived', version: 10 },
  'Intussen als aangekomen genoteerd door Anna om 14:03.',
)
const boxesCancelled = decided(
  'breakfast-orders',
  boxes,
  { ...boxes, state: 'cancelled', version: 2 },
  BY_ANNA,
)

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Decided meanwhile',
  component: BackOffice,
  args: { address: `/agenda/aanpassen?id=${sanne.id}`, data: cancelledByAnna.data },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

async function opened(canvas: ReturnType<typeof within>, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: title }))
  return within(await within(document.body).findByRole('dialog', { name: title }))
}

export const BookingCancelledByAColleague: Story = {
  beforeEach: cancelledByAnna.beforeEach,
  play: async ({ canvas, step }) => {
    const dialog = await opened(canvas, 'Boeking annuleren')
    await userEvent.click(dialog.getByRole('button', { name: 'Boeking annuleren' }))
    await step('what stands now is said in the dialog, which stays open', async () => {
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(BY_ANNA))
    })
    await step('and there is nothing left to decide', async () => {
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Boeking annuleren' })).toBeDisabled(),
      )
    })
    await expectItFits()
  },
}
export const BookingCancelledByAColleagueOnAPhone: Story = {
  ...BookingCancelledByAColleague,
  globals: onPhone,
}

export const DecidesAnewByWhatStandsNow: Story = {
  beforeEach: givenBackByAnna.beforeEach,
  args: { data: givenBackByAnna.data },
  play: async ({ canvas, step }) => {
    const dialog = await opened(canvas, 'Boeking annuleren')
    await userEvent.click(dialog.getByRole('radio', { name: /Niets/ }))
    const reason = dialog.getByRole('textbox', {
      name: 'Waarom iets anders dan de voorwaarden',
    })
    await userEvent.type(reason, 'Komt niet meer')
    const confirm = dialog.getByRole('button', { name: 'Boeking annuleren' })
    await userEvent.click(confirm)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(GIVEN_BACK))
    await step('what was typed stays', async () => {
      await expect(reason).toHaveValue('Komt niet meer')
    })
    await step('pressed again it is decided by the version of now', async () => {
      await userEvent.click(confirm)
      await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
      const versions = givenBackByAnna.act.mock.calls.map(([, , , asked]) => asked)
      await expect(versions).toMatchObject([{ version: sanne.version }, { version: 8 }])
    })
  },
}

export const GuestsArrivedWithAColleague: Story = {
  beforeEach: arrivedWithAnna.beforeEach,
  args: { data: arrivedWithAnna.data },
  globals: onPhone,
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, 'Aangekomen')
    const name = dialog.getByRole('textbox', { name: 'Naam' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Sanne Hoekstra-Smit')
    await userEvent.click(dialog.getByRole('combobox'))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Paspoort' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Aankomst vastleggen' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('door Anna om 14:03'))
    await expect(name).toHaveValue('Sanne Hoekstra-Smit')
  },
}

export const BoxesCancelledByAColleague: Story = {
  beforeEach: boxesCancelled.beforeEach,
  args: { address: recordAddress('breakfastOrder', boxes.id), data: boxesCancelled.data },
  globals: onPhone,
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, 'Bestelling annuleren')
    await userEvent.click(dialog.getByRole('button', { name: 'Annuleren' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(BY_ANNA))
  },
}
