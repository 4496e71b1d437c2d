import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { onDesk, onPhone } from '../../sizes.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { dragBetween, laneOf, pointIn } from '../fixtures/drag-on-grid.ts'
import { movableWeek, taken, twoNightsAtLeast, yusufMoves } from '../fixtures/stay-moves.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Agenda/A stay is moved',
  component: BackOffice,
  args: { address: '/agenda' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const body = () => within(document.body)
const panel = () => body().getByRole('dialog', { name: /^Verplaats/ })

/** Takes Sanne Hoekstra by keyboard and lets her go where the keys lead. */
async function moveSanne(canvas: Canvas, keys: string) {
  const link = await canvas.findByRole('link', { name: /^Wijzig boeking van Sanne Hoekstra/ })
  link.focus()
  await userEvent.keyboard(`v${keys}{Enter}`)
  await waitFor(() => expect(panel()).toBeVisible())
}
/** One night more, in the same room. */
const LONGER = '{Shift>}{ArrowDown}{/Shift}'

const moved = movableWeek()
export const ByMouseWithUndo: Story = {
  args: { bookings: moved.bookings, data: moved.data },
  play: async ({ canvas, step }) => {
    moved.asked.length = 0
    const sanne = await canvas.findByRole('article', { name: /^Sanne Hoekstra, kamer 4/ })
    const grid = canvas.getByRole('region', { name: /^Week 48/ })
    const drag = dragBetween(sanne, pointIn(grid, laneOf(grid, 10), 25))
    await step('dropped in another room, it shows both sides; nothing counts yet', async () => {
      await drag.start()
      await drag.end()
      await waitFor(() =>
        expect(within(panel()).getByRole('row', { name: /^Kamer/ })).toHaveTextContent(
          'Knusse kamer 4Ruime knusse kamer 10',
        ),
      )
      await expect(panel()).toHaveTextContent('De prijs blijft gelijk.')
      await expect(moved.asked).toEqual([])
    })
    await step('"Wijziging doorvoeren" carries it out', async () => {
      await userEvent.click(within(panel()).getByRole('button', { name: 'Wijziging doorvoeren' }))
      await waitFor(() =>
        expect(canvas.getByRole('article', { name: /^Sanne Hoekstra, kamer 10/ })).toBeVisible(),
      )
      await expect(moved.asked).toMatchObject([
        { arrival: '2026-11-25', departure: '2026-11-27', roomId: 7, version: 1, moves: [] },
      ])
    })
    await step('"Ongedaan maken" brings it back', async () => {
      await userEvent.click(body().getByRole('button', { name: 'Ongedaan maken' }))
      await waitFor(() =>
        expect(canvas.getByRole('article', { name: /^Sanne Hoekstra, kamer 4/ })).toBeVisible(),
      )
      await waitFor(() => expect(body().getByText('Ongedaan gemaakt')).toBeVisible())
      await expect(moved.asked[1]).toMatchObject({ roomId: 4, version: 2 })
    })
  },
}

const changedMeanwhile = movableWeek()
export const UndoAfterAColleague: Story = {
  args: { bookings: changedMeanwhile.bookings, data: changedMeanwhile.data },
  play: async ({ canvas, step }) => {
    changedMeanwhile.asked.length = 0
    await moveSanne(canvas, `{ArrowUp}${LONGER}`)
    const carryOut = () => within(panel()).getByRole('button', { name: 'Wijziging doorvoeren' })
    await waitFor(() => expect(carryOut()).toBeEnabled())
    await userEvent.click(carryOut())
    await waitFor(() =>
      expect(body().getByRole('button', { name: 'Ongedaan maken' })).toBeVisible(),
    )
    await step('a colleague changes the booking', async () => {
      const at = changedMeanwhile.bookings.findIndex(({ title }) => title === 'Sanne Hoekstra')
      const sanne = changedMeanwhile.bookings[at]!
      changedMeanwhile.bookings[at] = { ...sanne, persons: 1, version: sanne.version + 1 }
    })
    await step('"Ongedaan maken" says so, and asks for nothing', async () => {
      await userEvent.click(body().getByRole('button', { name: 'Ongedaan maken' }))
      await waitFor(() =>
        expect(
          body().getByText(
            'Niet ongedaan gemaakt: de boeking is intussen gewijzigd. Bekijk haar eerst.',
          ),
        ).toBeVisible(),
      )
      await expect(changedMeanwhile.asked).toHaveLength(1)
    })
  },
}

const longer = movableWeek()
export const OneNightMore: Story = {
  args: { bookings: longer.bookings, data: longer.data },
  play: async ({ canvas, step }) => {
    await moveSanne(canvas, `{ArrowUp}${LONGER}`)
    await step('the money that is open afterwards is told', async () => {
      await waitFor(() =>
        expect(within(panel()).getByRole('status')).toHaveTextContent(/Nog te betalen.*€ 104,00/),
      )
    })
    await step('"Sluiten" changes nothing, and the focus is back at the block', async () => {
      await userEvent.click(within(panel()).getByRole('button', { name: 'Sluiten' }))
      await waitFor(() => expect(body().queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() =>
        expect(
          canvas.getByRole('link', { name: /^Wijzig boeking van Sanne Hoekstra/ }),
        ).toHaveFocus(),
      )
    })
  },
}

const refused = movableWeek(({ departure }) =>
  departure === '2026-11-28'
    ? {
        after: null,
        differenceCents: null,
        balanceAfterCents: null,
        refusals: [taken],
        nearest: [
          {
            arrival: '2026-11-24',
            departure: '2026-11-26',
            nights: 2,
            persons: 2,
            totalCents: 20_800,
          },
        ],
      }
    : {},
)
export const Refused: Story = {
  args: { bookings: refused.bookings, data: refused.data },
  play: async ({ canvas, step }) => {
    await moveSanne(canvas, LONGER)
    await step('the reason stands there, and nothing can be carried out', async () => {
      await waitFor(() => expect(within(panel()).getByRole('alert')).toHaveTextContent(taken.text))
      await expect(
        within(panel()).getByRole('button', { name: 'Wijziging doorvoeren' }),
      ).toBeDisabled()
    })
    await step('the nearest stay that fits is one press away', async () => {
      await userEvent.click(within(panel()).getByRole('button', { name: /^di 24 – do 26 nov/ }))
      await waitFor(() =>
        expect(within(panel()).getByRole('button', { name: 'Wijziging doorvoeren' })).toBeEnabled(),
      )
      await waitFor(() =>
        expect(canvas.getByText('di 24 – do 26 nov').closest('[data-ghost]')).not.toBeNull(),
      )
    })
  },
}

const elsewhere = movableWeek(({ arrival, departure, roomId }) =>
  roomId === null
    ? {}
    : {
        after: null,
        refusals: [taken],
        nearest: [{ arrival, departure, nights: 3, persons: 2, totalCents: 31_200 }],
      },
)
/** The same nights fit, in another room: the press says so. */
export const FitsInAnotherRoom: Story = {
  args: { bookings: elsewhere.bookings, data: elsewhere.data },
  play: async ({ canvas }) => {
    await moveSanne(canvas, LONGER)
    await waitFor(() =>
      expect(
        within(panel()).getByRole('button', {
          name: /^wo 25 – za 28 nov, .* in een andere kamer$/,
        }),
      ).toBeVisible(),
    )
  },
}

const warned = movableWeek(() => ({ warnings: [twoNightsAtLeast] }))
export const WarningsAskWhy: Story = {
  args: { bookings: warned.bookings, data: warned.data },
  play: async ({ canvas }) => {
    warned.asked.length = 0
    await moveSanne(canvas, '{Shift>}{ArrowUp}{/Shift}')
    await waitFor(() => expect(panel()).toHaveTextContent(twoNightsAtLeast.text))
    await userEvent.click(within(panel()).getByRole('button', { name: 'Wijziging doorvoeren' }))
    const why = within(panel()).getByRole('textbox', { name: /^Toch doorvoeren, want/ })
    await waitFor(() => expect(why).toHaveAccessibleDescription('Schrijf op waarom u toch boekt.'))
    await expect(warned.asked).toEqual([])
    await userEvent.type(why, 'Vaste gast')
    await userEvent.click(within(panel()).getByRole('button', { name: 'Wijziging doorvoeren' }))
    await waitFor(() => expect(warned.asked).toMatchObject([{ overruleReason: 'Vaste gast' }]))
  },
}

const withMoves = movableWeek(() => ({ moves: [yusufMoves] }))
export const FitsWhenAnotherMoves: Story = {
  args: { bookings: withMoves.bookings, data: withMoves.data },
  play: async ({ canvas }) => {
    withMoves.asked.length = 0
    await moveSanne(canvas, '{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(panel()).toHaveTextContent('Past na 1 verplaatsing'))
    await expect(panel()).toHaveTextContent('Yusuf Demir, za 28 – zo 29 nov')
    await userEvent.click(within(panel()).getByRole('button', { name: 'Wijziging doorvoeren' }))
    await waitFor(() =>
      expect(withMoves.asked).toMatchObject([
        { roomId: 5, moves: [{ bookingId: yusufMoves.bookingId, roomId: 4 }] },
      ]),
    )
  },
}

const onAPhone = movableWeek()
export const OnThePhonesBoard: Story = {
  args: { address: '/agenda?list=board', bookings: onAPhone.bookings, data: onAPhone.data },
  globals: onPhone,
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('link', { name: /^Sanne Hoekstra/ })
    bar.focus()
    await userEvent.keyboard('v{ArrowDown}{Enter}')
    await waitFor(() => expect(panel()).toHaveTextContent('Knusse kamer 5'))
    await expectItFits()
  },
}

const pinnable = movableWeek()
export const PinnedToItsRoom: Story = {
  args: { bookings: pinnable.bookings, data: pinnable.data },
  play: async ({ canvas, step }) => {
    const emma = () => canvas.getByRole('article', { name: /^Emma Claessens/ })
    await canvas.findByRole('region', { name: /^Week 48/ })
    await step('by the card of its block', async () => {
      await userEvent.hover(emma())
      const pin = await body().findByRole('button', { name: /^Zet vast in deze kamer/ })
      await userEvent.click(pin)
      await waitFor(() => expect(emma()).toHaveAccessibleName(/betaald, vast in deze kamer$/))
    })
    await step('and loose again by a key', async () => {
      within(emma()).getByRole('link').focus()
      await userEvent.keyboard('p')
      await waitFor(() => expect(emma()).toHaveAccessibleName(/betaald$/))
    })
  },
}
