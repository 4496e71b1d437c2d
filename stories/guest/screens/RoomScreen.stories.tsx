import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { expectInSight, expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Room',
  component: GuestSite,
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const room = (chosen = '', slug = 'knusse-kamer') => ({
  url: `/kamer-overzicht/details?kamer=${slug}${chosen}`,
})
const day = (name: string) => ({ name: new RegExp(`^${name}`) })

export const NothingChosen: Story = {
  args: room(),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'woensdag 3 juni, vandaag' })).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'vrijdag 5 juni, bezet' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'maandag 13 juli, gesloten' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'maandag 1 juni, voorbij' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(
      canvas.getByRole('button', { name: 'vrijdag 12 juni, minimaal 2 nachten' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Selecteer datums' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(
      within(canvas.getByRole('group', { name: 'Foto’s van de kamer' })).getAllByRole('img'),
    ).toHaveLength(4)
  },
}

export const DatesThenPersonsThenTotal: Story = {
  args: room(),
  play: async ({ canvas, step }) => {
    await step('arrival, then departure', async () => {
      await userEvent.click(await canvas.findByRole('button', day('dinsdag 9 juni')))
      await waitFor(() =>
        expect(canvas.getByText(/Kies nu de dag waarop je vertrekt/)).toBeVisible(),
      )
      await userEvent.click(canvas.getByRole('button', day('vrijdag 12 juni')))
    })
    await step('only then the persons', async () => {
      const persons = await canvas.findByRole('group', { name: 'Met hoeveel personen?' })
      await expect(
        canvas.getByRole('button', { name: 'Kies het aantal personen' }),
      ).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(within(persons).getByRole('radio', { name: /2\spersonen/ }))
    })
    await step('and then the total and the way on', async () => {
      const book = await canvas.findAllByRole('link', { name: 'Boeken' })
      await expect(canvas.getByText('Toeristenbelasting').closest('div')).toHaveTextContent(
        '€ 15,00',
      )
      await expect(canvas.getByText('Totaal').closest('div')).toHaveTextContent('€ 300,00')
      await expect(book[0]).toHaveAttribute(
        'href',
        '/online-afrekenen?kamer=knusse-kamer&aankomst=2026-06-09&vertrek=2026-06-12&personen=2',
      )
    })
  },
}

export const DatesByKeyboardAlone: Story = {
  args: room(),
  play: async ({ canvas }) => {
    const today = await canvas.findByRole('button', { name: 'woensdag 3 juni, vandaag' })
    today.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'vrijdag 5 juni, bezet' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'donderdag 4 juni, aankomst' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Met hoeveel personen?' })).toBeVisible(),
    )
  },
}

export const DepartureOnATakenDay: Story = {
  args: room('&aankomst=2026-06-04&personen=2'),
  play: async ({ canvas }) => {
    const friday = await canvas.findByRole('button', {
      name: 'vrijdag 5 juni, bezet, vertrekken kan',
    })
    await expect(friday).not.toHaveAttribute('aria-disabled')
    await userEvent.click(friday)
    await waitFor(() => expect(canvas.getByText('do 4 tot vr 5 juni 2026')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Totaal')).toBeVisible())
  },
}

export const StayChosen: Story = {
  args: room('&aankomst=2026-06-09&vertrek=2026-06-12&personen=2'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'dinsdag 9 juni, aankomst' })).toBeVisible(),
    )
    await expect(
      canvas.getByRole('button', { name: 'woensdag 10 juni, in je verblijf' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'vrijdag 12 juni, vertrek' })).toBeVisible()
    await expect(canvas.getByText('Seizoenstoeslag').closest('div')).toHaveTextContent(
      '3 nachten × € 10,00',
    )
  },
}

export const PayBarOnAPhone: Story = {
  globals: onPhone,
  args: StayChosen.args!,
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Totaal en boeken' })
    await expect(bar).toHaveTextContent('€ 300,00')
    await expect(within(bar).getByRole('link', { name: 'Boeken' })).toBeVisible()
  },
}

export const TooShortFromAFriday: Story = {
  args: room('&aankomst=2026-06-12&vertrek=2026-06-13&personen=2'),
  play: async ({ canvas }) => {
    const refusal = await canvas.findByRole('alert')
    await expect(refusal).toHaveTextContent(
      'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
    )
    await expect(
      canvas.getByRole('button', { name: /^vrijdag 12 juni, gekozen, past niet/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Selecteer datums' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('link', { name: /2\spersonen/ })[0]!)
    await waitFor(() => expect(canvas.getByText('Totaal')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('vr 12 tot zo 14 juni 2026')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Je verblijf' })).toHaveFocus())
  },
}

export const NoDepartureAfterOneNightFromAFriday: Story = {
  args: room('&aankomst=2026-06-12&personen=2'),
  play: async ({ canvas }) => {
    const saturday = await canvas.findByRole('button', { name: 'zaterdag 13 juni, geen vertrek' })
    await expect(saturday).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(saturday)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
      ),
    )
  },
}

export const OverTakenNights: Story = {
  args: room('&aankomst=2026-06-04&personen=2'),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'dinsdag 9 juni, geen vertrek' }),
    )
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
      ),
    )
    await expect(
      canvas.getAllByRole('link', { name: /nacht.*2\spersonen/ }).length,
    ).toBeLessThanOrEqual(3)
  },
}

export const ATakenDaySaysWhyAndWhatElse: Story = {
  args: room('&personen=2'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'dinsdag 16 juni, bezet' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
      ),
    )
    await expect(canvas.getByText('Deze verblijven passen wel')).toBeVisible()
  },
}

/** The calendar fills a phone: what is said of a pressed day comes into sight. */
export const ATakenDayOnAPhoneSaysWhyInSight: Story = {
  ...ATakenDaySaysWhyAndWhatElse,
  globals: onPhone,
  play: async (context) => {
    await ATakenDaySaysWhyAndWhatElse.play!(context)
    await waitFor(() => expectInSight(context.canvas.getByRole('alert')))
  },
}

export const MinimumNightsOfADate: Story = {
  args: room('&aankomst=2026-06-20&vertrek=2026-06-22&personen=2'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Je moet op de 20-ste minimaal 3 nachten boeken',
      ),
    )
  },
}

export const MorePersonsThanTheRoomTakes: Story = {
  args: room('&aankomst=2026-06-09&vertrek=2026-06-12&personen=3'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Deze kamer is niet te boeken voor dit aantal personen.',
      ),
    )
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
  },
}

export const PriceCannotBeRead: Story = {
  args: StayChosen.args!,
  parameters: { scene: { answers: { 'GET /api/quotes': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('We kunnen de prijs nu niet ophalen.')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  },
}

export const CalendarCannotBeRead: Story = {
  args: room(),
  parameters: { scene: { answers: { 'GET /api/room-types/knusse-kamer/calendar': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We kunnen de kalender nu niet laten zien' }),
      ).toBeVisible(),
    )
  },
}

export const CalendarStillComing: Story = {
  args: room(),
  parameters: { scene: { answers: { 'GET /api/room-types/knusse-kamer/calendar': 'hangs' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We kijken welke dagen vrij zijn…')).toBeVisible())
  },
}

export const UnknownRoom: Story = {
  args: room('', 'kasteelkamer'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'Deze kamer kennen we niet' }),
      ).toBeVisible(),
    )
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('Seizoenstoeslag')
  await expectItFits()
}

export const OnATablet: Story = { args: StayChosen.args!, globals: onTablet, play: fits }
export const OnANarrowPhone: Story = { args: StayChosen.args!, globals: onNarrowPhone, play: fits }
