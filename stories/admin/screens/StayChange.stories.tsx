import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { StayChangePreviewView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { StayWishRequest } from '../../../api/bookings/acts/change-stay.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { acting } from '../fixtures/acting.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { sanne } from '../fixtures/booking-detail.ts'
import { previewOf, taken, twoNightsAtLeast, yusufMoves } from '../fixtures/stay-moves.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Booking/Wijzig datum-type',
  component: BackOffice,
  args: { address: `/agenda/aanpassen?id=${sanne.id}` },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const body = () => within(document.body)
const overlay = () => body().getByRole('dialog', { name: 'Wijzig datum/type' })
const carryOut = () => within(overlay()).getByRole('button', { name: 'Wijziging doorvoeren' })

/** A booking whose stay can be changed; `asked` is what was carried out. */
function changeable(more: (wish: StayWishRequest) => Partial<StayChangePreviewView> = () => ({})) {
  const asked: object[] = []
  return {
    asked,
    data: {
      previewStayChange: async (_: string, wish: StayWishRequest) =>
        previewOf(sanne, wish, more(wish)),
      act: acting(({ asked: change }) => {
        asked.push(change)
        return { version: sanne.version + 1 }
      }),
    },
  }
}

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Datum/ Type Wijzigen' }))
  await waitFor(() => expect(within(overlay()).getByRole('grid')).toBeVisible())
}

/** Chooses days by their names, such as `woensdag 25 november`. */
async function choose(...days: RegExp[]) {
  for (const name of days) {
    await waitFor(() => expect(within(overlay()).getByRole('button', { name })).toBeEnabled())
    await userEvent.click(within(overlay()).getByRole('button', { name }))
  }
}
const settles = (words: string) =>
  waitFor(() => expect(overlay()).toHaveTextContent(new RegExp(words.replaceAll(' ', '\\s'))))

const longer = changeable()
export const ToPayAndCarriedOut: Story = {
  args: { data: longer.data },
  play: async ({ canvas, step }) => {
    longer.asked.length = 0
    await open(canvas)
    await step('the stay it has stands on the left, and is no change', async () => {
      const old = within(overlay()).getByRole('region', { name: 'Oud' })
      await waitFor(() => expect(old).toHaveTextContent('Knusse kamer 4'))
      await expect(old).toHaveTextContent('2 personen')
      await expect(carryOut()).toBeDisabled()
    })
    await step('a night more is to be paid, and mailed with a link', async () => {
      await choose(/^woensdag 25 november/, /^zaterdag 28 november/)
      await settles('Nog te betalen')
      await expect(overlay()).toHaveTextContent('De klant krijgt een mail met een betaallink.')
      await expect(overlay()).toHaveTextContent(/104,00/)
    })
    await step('nothing counts before "Wijziging doorvoeren"', async () => {
      await expect(longer.asked).toEqual([])
      await waitFor(() => expect(carryOut()).toBeEnabled())
      await userEvent.click(carryOut())
      await waitFor(() => expect(body().getByText('De boeking is Gewijzigd!')).toBeVisible())
      await expect(longer.asked).toMatchObject([
        { arrival: '2026-11-25', departure: '2026-11-28', roomId: null, persons: 2, moves: [] },
      ])
    })
  },
}

const shorter = changeable()
export const ToPayBack: Story = {
  args: { data: shorter.data },
  play: async ({ canvas }) => {
    await open(canvas)
    await choose(/^woensdag 25 november/, /^donderdag 26 november/)
    await settles('Terug te betalen')
    await expect(overlay()).toHaveTextContent(/104,00/)
    await waitFor(() => expect(carryOut()).toBeEnabled())
  },
}

const halfOnline = changeable(() => ({ onlineCents: 5_400 }))
export const ToPayBackInTwoWays: Story = {
  args: { data: halfOnline.data },
  play: async ({ canvas }) => {
    await open(canvas)
    await choose(/^woensdag 25 november/, /^donderdag 26 november/)
    await settles('Terug te betalen')
    await expect(overlay()).toHaveTextContent(
      /€\s54,00 gaat vanzelf terug via de betaaldienst; €\s50,00 stort u zelf terug/,
    )
  },
}

const full = changeable(({ departure }) =>
  departure === '2026-11-28'
    ? {
        refusals: [{ ...taken, reason: 'taken' }],
        nearest: [
          {
            arrival: '2026-11-24',
            departure: '2026-11-27',
            nights: 3,
            persons: 2,
            totalCents: 31_200,
          },
        ],
      }
    : {},
)
export const TakenWithTheNearest: Story = {
  args: { data: full.data },
  play: async ({ canvas, step }) => {
    await open(canvas)
    await choose(/^woensdag 25 november/, /^zaterdag 28 november/)
    await step('the literal sentence, and no way on', async () => {
      await settles('Er is een datum geselect die reeds bezet is, selecteer een andere datum.')
      await expect(carryOut()).toBeDisabled()
    })
    await step('one press takes a stay that fits', async () => {
      await userEvent.click(within(overlay()).getByRole('button', { name: /^di 24 – vr 27 nov/ }))
      await settles('Nog te betalen')
      await waitFor(() => expect(carryOut()).toBeEnabled())
    })
  },
}

const warned = changeable(() => ({ warnings: [twoNightsAtLeast], moves: [yusufMoves] }))
export const WarnedAndOthersMove: Story = {
  args: { data: warned.data },
  play: async ({ canvas, step }) => {
    warned.asked.length = 0
    await open(canvas)
    await choose(/^vrijdag 27 november/, /^zaterdag 28 november/)
    await step('who moves for it stands there', async () => {
      await settles('Past na 1 verplaatsing')
      await expect(overlay()).toHaveTextContent('Yusuf Demir')
    })
    await step('a warning asks for a reason', async () => {
      await waitFor(() => expect(carryOut()).toBeEnabled())
      await userEvent.click(carryOut())
      await settles('Schrijf op waarom u toch boekt.')
      await expect(warned.asked).toEqual([])
      await userEvent.type(
        within(overlay()).getByRole('textbox', { name: /^Toch doorvoeren, want/ }),
        'Stamgast',
      )
      await userEvent.click(carryOut())
      await waitFor(() => expect(warned.asked).toMatchObject([{ overruleReason: 'Stamgast' }]))
    })
  },
}

export const FamilyRoom: Story = {
  args: { data: changeable().data },
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.click(within(overlay()).getByRole('combobox', { name: 'Kamer' }))
    await userEvent.click(await body().findByRole('option', { name: 'Familiekamer' }))
    await waitFor(() =>
      expect(within(overlay()).getByRole('button', { name: 'Vrijdag-weekend' })).toBeVisible(),
    )
    await userEvent.click(within(overlay()).getByRole('button', { name: 'Vrijdag-weekend' }))
    await userEvent.click(within(overlay()).getByRole('button', { name: '6 personen' }))
    await expect(carryOut()).toBeDisabled()
  },
}

export const Refused: Story = {
  args: {
    data: {
      ...changeable().data,
      act: acting(() => {
        throw new ApiProblem(409, 'changed-meanwhile', 'De boeking is intussen gewijzigd.')
      }),
    },
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await choose(/^woensdag 25 november/, /^zaterdag 28 november/)
    await waitFor(() => expect(carryOut()).toBeEnabled())
    await userEvent.click(carryOut())
    await settles('De boeking is intussen gewijzigd.')
    await expect(overlay()).toBeVisible()
  },
}

export const NotRead: Story = {
  args: {
    data: {
      readChangeCalendar: async () => {
        throw new ApiProblem(500, 'unexpected', 'Er ging iets mis. Probeer het straks opnieuw.')
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Datum/ Type Wijzigen' }))
    await waitFor(() =>
      expect(overlay()).toHaveTextContent('De kamers en de vrije dagen zijn niet opgezocht.'),
    )
  },
}

export const OnAPhone: Story = {
  args: { data: changeable().data },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await open(canvas)
    await choose(/^woensdag 25 november/, /^zaterdag 28 november/)
    await settles('Nog te betalen')
    await expectItFits()
  },
}

export const ByKeyboard: Story = {
  args: { data: changeable().data },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Datum/ Type Wijzigen' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(overlay()).getByRole('grid')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(body().queryByRole('dialog', { name: 'Wijzig datum/type' })).toBeNull(),
    )
    await waitFor(() => expect(button).toHaveFocus())
  },
}
