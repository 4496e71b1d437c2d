import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answerRead } from '../fixtures/answer.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Family room',
  component: GuestSite,
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const familyRoom = (chosen = '') => ({ url: `/familie-kamer${chosen}` })
const weekend = '?aankomst=2026-06-12&vertrek=2026-06-15'

export const NothingChosen: Story = {
  args: familyRoom(),
  play: async ({ canvas, step }) => {
    const types = await canvas.findByRole('list', { name: 'Hoe lang je blijft' })
    await expect(within(types).getAllByRole('link')).toHaveLength(4)
    await expect(
      within(canvas.getByRole('group', { name: 'Foto’s van de kamer' })).getAllByRole('img'),
    ).toHaveLength(4)
    await step('no day can be chosen yet, and says what is missing', async () => {
      const friday = await canvas.findByRole('button', { name: 'vrijdag 12 juni, geen aankomst' })
      await expect(friday).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(friday)
      await waitFor(() =>
        expect(
          canvas.getByText('Kies eerst hoe lang je blijft. Dan kies je de dag van aankomst.'),
        ).toBeVisible(),
      )
    })
    await step('the hint leads to the arrangements', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Selecteer datums' }))
      await expect(within(types).getAllByRole('link')[0]).toHaveFocus()
    })
  },
}

export const FromArrangementToTotal: Story = {
  args: familyRoom(),
  play: async ({ canvas, step }) => {
    await step('an arrangement opens its weekday alone', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Vrijdag-weekend/ }))
      await waitFor(() =>
        expect(canvas.getByText(/Kies de vrijdag waarop je aankomt/)).toBeVisible(),
      )
      await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Vrijdag-weekend')
      await expect(
        canvas.getByRole('button', { name: 'maandag 15 juni, geen aankomst' }),
      ).toHaveAttribute('aria-disabled', 'true')
    })
    await step('one press sets arrival and departure', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'vrijdag 12 juni' }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'maandag 15 juni, vertrek' })).toBeVisible(),
      )
    })
    await step('then the persons, then the total', async () => {
      const persons = await canvas.findByRole('group', { name: 'Met hoeveel personen?' })
      await expect(within(persons).getAllByRole('radio')).toHaveLength(3)
      await userEvent.click(within(persons).getByRole('radio', { name: /^4\spersonen/ }))
      await expect((await canvas.findByText('Totaal')).closest('div')).toHaveTextContent('€ 519,00')
      for (const link of canvas.getAllByRole('link', { name: 'Boeken' }))
        await expect(link).toHaveAttribute('href', `/online-afrekenen-familie${weekend}&personen=4`)
    })
    await step('another Friday arrangement keeps the day', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Vrijdag-week(?!end)/ }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'vrijdag 19 juni, vertrek' })).toBeVisible(),
      )
    })
  },
}

export const AnotherWeekdayIsNoArrival: Story = {
  args: familyRoom('?soort=maandag-midweek'),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'dinsdag 9 juni, geen aankomst' }),
    )
    await waitFor(() =>
      expect(canvas.getByText('Maandag-midweek begint op een maandag.')).toBeVisible(),
    )
  },
}

export const SixPersonsPayForTheirBeds: Story = {
  args: familyRoom(`${weekend}&personen=6`),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findByText('Toeslag voor 6 personen')).closest('div'),
    ).toHaveTextContent('3 nachten × € 20,00')
    await expect(canvas.getByText('Schoonmaak')).toBeVisible()
    await expect(canvas.getByText('Toeristenbelasting')).toBeVisible()
  },
}

export const DatesOfNoArrangement: Story = {
  args: familyRoom('?aankomst=2026-06-10&vertrek=2026-06-12&personen=4'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'De familiekamer is te boeken per weekend, midweek of week, met aankomst op vrijdag of maandag.',
      ),
    )
    await userEvent.click(canvas.getAllByRole('link', { name: /4\spersonen/ })[0]!)
    await waitFor(() => expect(canvas.getByText('Totaal')).toBeVisible())
    await expect(canvas.getByRole('link', { current: true })).toBeVisible()
  },
}

export const ClosedOnTheWay: Story = {
  args: familyRoom('?soort=maandag-midweek&personen=5'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'maandag 13 juli, gesloten' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('In deze periode zijn we gesloten.'),
    )
    await waitFor(() => expect(canvas.getByText('Deze verblijven passen wel')).toBeVisible())
  },
}

export const TwoPersonsDoNotBookIt: Story = {
  args: familyRoom(`${weekend}&personen=2`),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Deze kamer is niet te boeken voor dit aantal personen.',
      ),
    )
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
  },
}

export const NeverOffered: Story = {
  args: familyRoom(),
  parameters: { scene: { readings: { 'availability.full.guest': 'stock-minus-one' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Deze kamer is niet online te boeken.')).toBeVisible(),
    )
    await expect(canvas.queryByRole('list', { name: 'Hoe lang je blijft' })).toBeNull()
  },
}

const withoutFamilyRoom = (answerRead('/api/room-types').body as { kind: string }[]).filter(
  ({ kind }) => kind === 'ordinary',
)

export const NoFamilyRoom: Story = {
  args: familyRoom(),
  parameters: {
    scene: { answers: { 'GET /api/room-types': { status: 200, body: withoutFamilyRoom } } },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'Er is nu geen familiekamer' }),
      ).toBeVisible(),
    )
  },
}

export const StillComing: Story = {
  args: familyRoom(),
  parameters: { scene: { answers: { 'GET /api/room-types': 'hangs' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We halen de familiekamer op…')).toBeVisible())
  },
}

export const CalendarCannotBeRead: Story = {
  args: familyRoom(),
  parameters: { scene: { answers: { 'GET /api/room-types/familiekamer/calendar': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We kunnen de kalender nu niet laten zien' }),
      ).toBeVisible(),
    )
  },
}

export const OnTheAddressOfTheOverview: Story = {
  args: { url: '/kamer-overzicht/details/familie-kamer' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Familiekamer' })).toBeVisible(),
    )
  },
}

export const ByTheAddressOfAnOrdinaryRoom: Story = {
  args: { url: `/kamer-overzicht/details?kamer=familiekamer&${weekend.slice(1)}&personen=4` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { current: true })).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Totaal')).toBeVisible())
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('Schoonmaak')
  await expectItFits()
}
const chosen = familyRoom(`${weekend}&personen=5`)

export const OnAPhone: Story = { args: chosen, globals: onPhone, play: fits }
export const OnANarrowPhone: Story = { args: chosen, globals: onNarrowPhone, play: fits }
export const OnATablet: Story = { args: chosen, globals: onTablet, play: fits }
