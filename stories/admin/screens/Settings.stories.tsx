import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { settingCards } from '../fixtures/settings.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Settings',
  component: BackOffice,
  args: { address: '/instellingen' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

async function choose(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], day: RegExp) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Vandaag is, woensdag 25 november' }),
  )
  const picker = within(document.body).getByRole('dialog', { name: 'Vandaag is' })
  await userEvent.click(await within(picker).findByRole('button', { name: day }))
  await userEvent.click(canvas.getByRole('button', { name: 'Zet de klok op deze dag' }))
}

export const TheClockIsMovedAndLetGo: Story = {
  play: async ({ canvas, step }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('Het huis volgt de echte klok. Vandaag is woensdag 25 november 2026.'),
      ).toBeVisible(),
    )
    await step('another day for the whole property', async () => {
      await choose(canvas, /28 november 2026/)
      await waitFor(() =>
        expect(
          canvas.getByText('De klok is verzet. Vandaag is zaterdag 28 november 2026.'),
        ).toBeVisible(),
      )
    })
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Volg de echte klok' }))
      await waitFor(() =>
        expect(
          canvas.getByText('Het huis volgt de echte klok. Vandaag is woensdag 25 november 2026.'),
        ).toBeVisible(),
      )
    })
  },
}

/** The extras of BO §9 end in 2026, and nights of 2027 are sold by now. */
export const AYearWithoutSeasons: Story = {
  args: {
    data: { readPriceWarnings: async () => ({ yearsWithoutSeasons: [2027], refusedReadings: [] }) },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Voor 2027 staan er nog geen seizoenen in de prijzen/)).toBeVisible(),
    )
    await expectItFits()
  },
}

/** A house without a season, near the end of a year. */
export const TwoYearsWithoutSeasons: Story = {
  args: {
    data: {
      readPriceWarnings: async () => ({ yearsWithoutSeasons: [2026, 2027], refusedReadings: [] }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(
          /^Voor 2026 en 2027 staan er nog geen seizoenen in de prijzen\. Die nachten worden verkocht zonder seizoenstoeslag\./,
        ),
      ).toBeVisible(),
    )
  },
}

/** Only SQL by hand, or an older release, stores such a choice. */
export const AReadingThatThereIsNot: Story = {
  args: {
    data: {
      readPriceWarnings: async () => ({
        yearsWithoutSeasons: [],
        refusedReadings: ['season.overlap'],
      }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/iets dat niet bestaat: season\.overlap/)).toBeVisible(),
    )
  },
}

export const InProduction: Story = {
  args: { data: { readClock: async () => ({ today: null, movable: false }) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Sneltoetsen van één letter' })).toBeVisible(),
    )
    await expect(canvas.queryByRole('heading', { name: 'De klok' })).not.toBeInTheDocument()
  },
}

export const TheClockIsFixed: Story = {
  args: {
    data: {
      setClock: async () => {
        throw new ApiProblem(403, 'clock-fixed', 'Op deze server kan de datum niet worden verzet.')
      },
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, /28 november 2026/)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Op deze server kan de datum niet worden verzet.De klok is niet verzet.',
      ),
    )
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'De klok' })
  await expectItFits()
}

export const OnAPhone: Story = { globals: onPhone, play: fits }
export const OnATablet: Story = { globals: onTablet, play: fits }
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }

export const TheNightRegister: Story = {
  play: async ({ canvas, step }) => {
    const field = 'Bewaartermijn in maanden na het vertrek'
    await waitFor(() => expect(canvas.getByLabelText(field)).toHaveValue('12'))
    const form = within(canvas.getByLabelText(field).closest('form')!)
    await expect(form.getByLabelText('Woonplaats')).toBeChecked()
    await expect(form.getByLabelText('Nationaliteit')).not.toBeChecked()
    await step('a term that is none is refused at its field', async () => {
      await userEvent.clear(form.getByLabelText(field))
      await userEvent.type(form.getByLabelText(field), '99')
      await userEvent.click(form.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() =>
        expect(form.getByText('Vul een aantal maanden in van 1 tot en met 60.')).toBeVisible(),
      )
    })
    await step('another one is kept', async () => {
      await userEvent.clear(form.getByLabelText(field))
      await userEvent.type(form.getByLabelText(field), '6')
      await userEvent.click(form.getByLabelText('Nationaliteit'))
      await userEvent.click(form.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText('Het nachtregister is aangepast')).toBeVisible())
    })
  },
}

export const BreakfastIsIncludedOrNot: Story = {
  play: async ({ canvas }) => {
    const included = await canvas.findByRole('switch', {
      name: 'Ontbijt zit bij elke overnachting in',
    })
    await expect(included).toBeChecked()
    await userEvent.click(included)
    await waitFor(() =>
      expect(canvas.getByText('Ontbijt zit niet meer bij de prijs in')).toBeVisible(),
    )
    await expect(
      canvas.getByRole('switch', { name: 'Ontbijt zit bij elke overnachting in' }),
    ).not.toBeChecked()
  },
}

/** What is set on a screen of its own. */
export const WhatElseCanBeSet: Story = {
  args: { address: '/instellingen?tab=meer' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Seizoenen en toeslagen' })).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: 'Meer' })).toHaveAttribute('aria-current', 'page')
    await expectItFits()
  },
}

export const WhatElseCanBeSetOnAPhone: Story = { ...WhatElseCanBeSet, globals: onNarrowPhone }

export const TheCompanyIsChanged: Story = {
  play: async ({ canvas, step }) => {
    const card = within(
      (await canvas.findByRole('heading', { name: 'Bedrijfsgegevens' })).parentElement!
        .parentElement!,
    )
    await step('what is wrong stands at its field', async () => {
      const kvk = card.getByLabelText('KVK-nummer')
      await userEvent.clear(kvk)
      await userEvent.type(kvk, '1234')
      await userEvent.clear(card.getByLabelText('Naam'))
      await userEvent.click(card.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() =>
        expect(card.getByText('Een KVK-nummer heeft acht cijfers.')).toBeVisible(),
      )
      await expect(card.getByText('Vul de naam van uw bedrijf in.')).toBeVisible()
    })
    await step('and then it is saved', async () => {
      await userEvent.type(card.getByLabelText('KVK-nummer'), '5678')
      await userEvent.type(card.getByLabelText('Naam'), 'Huis aan de Maas')
      await userEvent.click(card.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() =>
        expect(
          canvas.getByText('De bedrijfsgegevens zijn opgeslagen. Gasten zien ze meteen.'),
        ).toBeVisible(),
      )
      await waitFor(() => expect(canvas.getByLabelText('Naam')).toHaveValue('Huis aan de Maas'))
    })
  },
}

export const CheckInHoursThatAreNone: Story = {
  play: async ({ canvas }) => {
    const sunday = await canvas.findByLabelText('Zondag')
    await userEvent.clear(sunday)
    await userEvent.type(sunday, 'middag')
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByText(/Vul twee tijden van één dag in, de vroegste eerst/)).toBeVisible(),
    )
  },
}

/** Another's change is found when this one is saved: it is shown, and what was typed still stands. */
export const TheCompanyWasChangedMeanwhile: Story = {
  args: {
    data: (() => {
      const rows = settingCards.map((row) => ({ ...row }))
      return {
        getOne: (async (_: string, { id }: { id: string }) => ({
          data: { ...rows.find((row) => row.id === id)! },
        })) as unknown as BackOfficeDataProvider['getOne'],
        update: (async () => {
          const company = rows.find(({ id }) => id === 'company')!
          Object.assign(company, { phone: '046 437 12 34', version: 9 })
          throw new ApiProblem(409, 'changed-meanwhile', 'Dit is intussen gewijzigd.')
        }) as unknown as BackOfficeDataProvider['update'],
      }
    })(),
  },
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText('Plaats')
    await userEvent.clear(city)
    await userEvent.type(city, 'Stein')
    await userEvent.click(within(city.closest('form')!).getByRole('button', { name: 'Opslaan' }))
    await waitFor(() =>
      expect(canvas.getByText(/Telefoon: van 043 123 45 67 naar 046 437 12 34/)).toBeVisible(),
    )
    await expect(canvas.getByLabelText('Plaats')).toHaveValue('Stein')
  },
}
