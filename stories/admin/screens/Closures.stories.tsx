import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { closureRows } from '../fixtures/closures.ts'
import { onDesk, onPhone } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Vacations',
  component: BackOffice,
  args: { address: '/vakantie' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Storybook loads a screen at its first scene. */
const atFirst = { timeout: 8_000 }

export const OneOfEveryKind: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Gesloten nachten' }, atFirst)
    await step('a room, a type and the whole property, each in words', async () => {
      for (const what of ['Kamer 3, Knusse kamer', 'Het hele huis', 'Familiekamer'])
        await expect(within(table).getByText(what)).toBeVisible()
    })
    await step('a row opens its closure', async () => {
      await userEvent.click(
        within(table).getByRole('link', {
          name: 'Wijzig sluiting: Het hele huis, ma 8 feb 2027 – vr 19 feb 2027',
        }),
      )
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/vakantie/aanpassen?id=2'),
      )
    })
  },
}

export const OnAPhone: Story = { globals: onPhone }

export const NothingIsClosed: Story = {
  args: { data: { getList: async () => ({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Geen gesloten nachten')).toBeVisible(), atFirst)
  },
}

export const Loading: Story = {
  args: { data: { getList: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(
      () =>
        expect(canvas.getByRole('status', { name: 'De sluitingen worden geladen' })).toBeVisible(),
      atFirst,
    )
  },
}

let failures = 0
export const NotLoaded: Story = {
  beforeEach: () => {
    failures = 0
  },
  args: {
    data: {
      getList: (async () => {
        if (failures++ === 0) throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
        return { data: closureRows, total: closureRows.length }
      }) as unknown as BackOfficeDataProvider['getList'],
    },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', undefined, atFirst)
    await expect(alert).toHaveTextContent('Er ging iets mis.')
    await expect(alert).toHaveTextContent('Niets is gewijzigd.')
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
}

async function chooseNights(canvas: Canvas, first: string, last: string) {
  const type = async (label: string, day: string) => {
    const field = await canvas.findByLabelText(label, undefined, atFirst)
    await userEvent.clear(field)
    await userEvent.type(field, day)
  }
  await type('Eerste nacht', first)
  await type('Laatste nacht', last)
}

const created: object[] = []
export const NightsAreClosed: Story = {
  beforeEach: () => {
    created.length = 0
  },
  args: {
    address: '/vakantie/toevoegen',
    data: {
      create: (async (_: string, { data }: { data: object }) => {
        created.push(data)
        return { data: { id: 9, ...data } }
      }) as unknown as BackOfficeDataProvider['create'],
    },
  },
  play: async ({ canvas, step }) => {
    await step('an empty form says at each field what is missing', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Sluit deze nachten' }, atFirst),
      )
      await waitFor(() => expect(canvas.getByText('Kies de eerste nacht.')).toBeVisible())
      await expect(canvas.getByText('Kies de laatste nacht.')).toBeVisible()
      await expect(canvas.getByLabelText('Eerste nacht')).toHaveAttribute('aria-invalid', 'true')
    })
    await step('a room is chosen, and nights in the wrong order are told', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Een kamer' }))
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Kamer' }))
      await userEvent.click(
        await within(document.body).findByRole('option', { name: 'Kamer 4, Knusse kamer' }),
      )
      await chooseNights(canvas, '2026-11-28', '2026-11-26')
      await userEvent.tab()
      await waitFor(() =>
        expect(canvas.getByText('De laatste nacht ligt voor de eerste.')).toBeVisible(),
      )
    })
    await step('the bookings on these nights are named: they stay', async () => {
      await chooseNights(canvas, '2026-11-26', '2026-11-28')
      await waitFor(() =>
        expect(
          canvas.getByText('Er staan 2 boekingen op deze nachten. Die blijven staan.'),
        ).toBeVisible(),
      )
      await expect(canvas.getByRole('link', { name: 'Sanne Hoekstra' })).toHaveAttribute(
        'href',
        '/agenda/aanpassen?id=id-sanne-hoekstra',
      )
    })
    await step('and the nights are closed', async () => {
      await userEvent.type(canvas.getByLabelText('Reden (niet verplicht)'), 'Schilder')
      await userEvent.click(canvas.getByRole('button', { name: 'Sluit deze nachten' }))
      await waitFor(() => expect(canvas.getByText('De vakantie is geplant!')).toBeVisible())
      await expect(created).toEqual([
        {
          scope: 'room',
          roomId: 4,
          firstNight: '2026-11-26',
          lastNight: '2026-11-28',
          reason: 'Schilder',
        },
      ])
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/vakantie$/))
    })
  },
}

export const TheFormOnAPhone: Story = {
  args: { address: '/vakantie/aanpassen?id=1' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(
      () =>
        expect(canvas.getByRole('combobox', { name: 'Kamer' })).toHaveTextContent(
          'Kamer 3, Knusse kamer',
        ),
      atFirst,
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const TheServerRefuses: Story = {
  args: {
    address: '/vakantie/aanpassen?id=2',
    data: {
      update: (async () => {
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
          { field: 'lastNight', text: 'Deze nacht is al voorbij.' },
        ])
      }) as unknown as BackOfficeDataProvider['update'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opslaan' }, atFirst))
    // The form draws the field again once more when its request has ended.
    await waitFor(
      () => expect(canvas.getByText('Deze nacht is al voorbij.')).toBeVisible(),
      atFirst,
    )
    await expect(canvas.getByTestId('address')).toHaveTextContent('/vakantie/aanpassen?id=2')
  },
}

export const OpenedAgain: Story = {
  args: { address: '/vakantie/aanpassen?id=2' },
  play: async ({ canvas, step }) => {
    const ask = async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Sluiting verwijderen' }, atFirst),
      )
      return within(document.body).findByRole('dialog', { name: 'Sluiting verwijderen' })
    }
    await step('asks first, and nothing happens without an answer', async () => {
      const dialog = await ask()
      await expect(dialog).toHaveTextContent('Het hele huis, ma 8 feb 2027 – vr 19 feb 2027')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Niet verwijderen' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
    await step('opens the nights', async () => {
      await userEvent.click(within(await ask()).getByRole('button', { name: 'Weer openen' }))
      await waitFor(() => expect(canvas.getByText('De nachten zijn weer te boeken.')).toBeVisible())
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/vakantie$/))
    })
  },
}

export const NoSuchClosure: Story = {
  args: { address: '/vakantie/aanpassen?id=99' },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByText('Deze sluiting bestaat niet.')).toBeVisible(),
      atFirst,
    )
  },
}

export const ConnectionLost: Story = {
  args: { address: '/vakantie/aanpassen?id=2', live: 'lost' },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByText('Kan pas weer als de verbinding er is.')).toBeVisible(),
      atFirst,
    )
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeDisabled()
  },
}
