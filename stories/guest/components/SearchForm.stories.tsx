import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SearchForm } from '../../../guest/search/SearchForm.tsx'
import type { StayChoice } from '../../../guest/stay/stay-choice.ts'
import { InTheHouse } from '../fixtures/GuestSite.tsx'
import { says } from '../fixtures/says.ts'
import { beforeScene, type SceneParameters } from '../fixtures/scene.ts'
import { onPhone } from '../../sizes.ts'

const nothing: StayChoice = { room: '', arrival: null, departure: null, persons: null }

const meta: Meta<typeof SearchForm> = {
  title: 'Guest site/Components/Search form',
  component: SearchForm,
  tags: ['autodocs'],
  args: { initial: nothing },
  beforeEach: beforeScene,
  render: (args, { parameters }) => (
    <InTheHouse readings={(parameters as SceneParameters).scene?.readings ?? {}}>
      <h1 className="hidden-label">Zoeken</h1>
      <div className="search-flat">
        <SearchForm {...args} />
      </div>
    </InTheHouse>
  ),
}
export default meta
type Story = StoryObj<typeof SearchForm>

const chosen = (arrival: string, departure: string) => ({
  initial: { ...nothing, arrival, departure, persons: 2 },
})

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Aankomst Kies een dag' })).toBeVisible(),
    )
    await expect(canvas.getByRole('combobox', { name: 'Gasten' })).toHaveValue('2')
    await expect(canvas.getByRole('button', { name: 'Zoeken' })).toBeVisible()
  },
}

export const SearchedWithoutDates: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoeken' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Je hebt niet alle zoek velden correct gevult',
    )
    await expect(canvas.getByRole('button', { name: /Aankomst/ })).toHaveAccessibleDescription(
      'Je hebt niet alle zoek velden correct gevult',
    )
  },
}

export const TooShortInSummer: Story = {
  args: chosen('2026-07-06', '2026-07-07'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'In deze periode moet je minimaal voor 2 nachten boeken.',
    )
    await expect(canvas.queryByRole('button', { name: 'Zoeken' })).toBeNull()
  },
}

export const TooShortFromAFriday: Story = {
  args: chosen('2026-06-12', '2026-06-13'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
    )
    await expect(canvas.queryByRole('button', { name: 'Zoeken' })).toBeNull()
  },
}

export const TooShortFromAFridayInTheOtherWording: Story = {
  args: chosen('2026-06-12', '2026-06-13'),
  parameters: { scene: { readings: { 'minimum-nights.wording': 'bij-aankomst' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Bij aankomst op vrijdag of zaterdag moet je minimaal 2 nachten boeken.',
    )
  },
}

export const DatesChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    const arrival = await canvas.findByRole('button', { name: /Aankomst/ })
    arrival.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Kies je aankomst' })
    await waitFor(() =>
      expect(
        within(dialog).getByRole('button', { name: 'woensdag 3 juni, vandaag' }),
      ).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await waitFor(() =>
      expect(
        canvas.getByRole('dialog', { name: says('Aankomst do 11 juni, kies je vertrek') }),
      ).toBeVisible(),
    )
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(
      canvas.getByRole('button', { name: says('Aankomst do 11 juni 2026') }),
    ).toHaveFocus()
    await expect(
      canvas.getByRole('button', { name: says('Vertrek zo 14 juni 2026') }),
    ).toBeVisible()
  },
}

export const CalendarClosedWithoutChoosing: Story = {
  args: chosen('2026-06-11', '2026-06-14'),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('Vertrek zo 14 juni 2026') }),
    )
    await canvas.findByRole('dialog', { name: says('Aankomst do 11 juni, kies je vertrek') })
    await userEvent.click(canvas.getByRole('button', { name: 'Kalender sluiten' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(
      canvas.getByRole('button', { name: says('Vertrek zo 14 juni 2026') }),
    ).toBeVisible()
  },
}

export const CalendarClosedHalfwayKeepsTheArrival: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aankomst Kies een dag' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Kies je aankomst' })
    await userEvent.click(within(dialog).getByRole('button', { name: /^donderdag 11 juni/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kalender sluiten' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(
      canvas.getByRole('button', { name: says('Aankomst do 11 juni 2026') }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Vertrek Kies een dag' })).toBeVisible()
  },
}

export const TheLongestDayOnAPhone: Story = {
  globals: onPhone,
  args: chosen('2026-09-23', '2026-09-30'),
  play: async ({ canvas }) => {
    for (const name of ['Aankomst wo 23 september 2026', 'Vertrek wo 30 september 2026']) {
      const field = await canvas.findByRole('button', { name: says(name) })
      const words = document.createRange()
      words.selectNodeContents(field.firstChild!)
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
        field.getBoundingClientRect().right - 8,
      )
    }
  },
}

export const CalendarOnAPhone: Story = {
  globals: onPhone,
  args: chosen('2026-06-11', '2026-06-14'),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('Aankomst do 11 juni 2026') }),
    )
    const dialog = await canvas.findByRole('dialog')
    await expect(within(dialog).getAllByRole('grid')).toHaveLength(1)
    await expect(
      within(dialog).getByRole('button', { name: 'vrijdag 12 juni, in je verblijf' }),
    ).toBeVisible()
  },
}
