import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import type {
  VacationTakeBackRequest,
  VacationRequest,
} from '../../../api/vacations/vacation-shape.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { vacations } from '../fixtures/vacations.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Vacations',
  component: BackOffice,
  args: { address: '/vakantie' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const page = `/vakantie/aanpassen?id=${vacations[1]!.id}`

const press = async (canvas: Canvas, night: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name: night }))
const submit = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Plan de vakantie' }))
const address = (canvas: Canvas) => canvas.getByTestId('address')

export const RunningAndComing: Story = {
  play: async ({ canvas, step }) => {
    await step('what has begun stands first, then what comes', async () => {
      await waitFor(() =>
        expect(
          canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent),
        ).toEqual(['Vakantie plannen', 'Nu', 'Komt nog']),
      )
      await expect(canvas.getByText('Het hele huis · 12 nachten')).toBeVisible()
      await expect(canvas.getByText('Kamer 1 en Familiekamer · 6 nachten')).toBeVisible()
    })
    await step('the calendar says of a night who is there and what is closed', async () => {
      await waitFor(() =>
        expect(
          canvas.getByRole('button', { name: 'donderdag 26 november, 6 kamers bezet' }),
        ).toBeVisible(),
      )
    })
    await step('what is over is asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Geweest' }))
      await waitFor(() => expect(canvas.getByText('Familieweekend')).toBeVisible())
    })
    await step('a row opens its vacation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nu en later' }))
      await userEvent.click(
        await canvas.findByRole('link', {
          name: 'Bekijk vakantie: Het hele huis, ma 8 feb – vr 19 feb 2027',
        }),
      )
      await waitFor(() => expect(address(canvas)).toHaveTextContent(page))
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^donderdag 26 november/ })).toBeVisible(),
    )
    await expectItFits()
  },
}

export const NothingIsPlanned: Story = {
  args: {
    data: {
      getList: (async () => ({
        data: [],
        total: 0,
      })) as unknown as BackOfficeDataProvider['getList'],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Geen vakanties gepland')).toBeVisible())
  },
}

export const Loading: Story = {
  args: { data: { getList: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('status', { name: 'De vakanties worden geladen' })).toHaveLength(
        2,
      ),
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
      getList: (async (resource: string) => {
        if (resource !== 'vacations') return { data: [], total: 0 }
        if (failures++ === 0) throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
        return { data: vacations.slice(0, 3), total: 3 }
      }) as unknown as BackOfficeDataProvider['getList'],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Er ging iets mis.'))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Niets is gewijzigd.')
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(canvas.getByText('Onderhoud: badkamer')).toBeVisible())
  },
}

const planned: VacationRequest[] = []
const planVacation = async (vacation: VacationRequest) => {
  planned.push(vacation)
  return vacations[1]!
}

export const AVacationIsPlanned: Story = {
  beforeEach: () => {
    planned.length = 0
  },
  args: { data: { planVacation } },
  play: async ({ canvas, step }) => {
    await step('an empty form says what is missing, and the focus goes there', async () => {
      await submit(canvas)
      await waitFor(() => expect(canvas.getByText('Kies de nachten die u sluit.')).toBeVisible())
    })
    await step('two nights make a range; the bookings inside are listed and stay', async () => {
      await press(canvas, /^donderdag 26 november/)
      await waitFor(() =>
        expect(canvas.getByText('Eerste nacht: do 26 nov 2026. Kies nu de laatste.')).toBeVisible(),
      )
      await press(canvas, /^zaterdag 28 november/)
      await waitFor(() => expect(canvas.getByText('do 26 nov – za 28 nov 2026')).toBeVisible())
      await expect(
        canvas.getByRole('button', { name: /^vrijdag 27 november, gekozen/ }),
      ).toBeVisible()
      await waitFor(() =>
        expect(canvas.getByText(/^Er staan \d+ boekingen op deze nachten/)).toBeVisible(),
      )
      await expect(
        canvas.getByText('Op deze dagen is er ook geen ontbijt te bestellen.'),
      ).toBeVisible()
    })
    await step('of a room only its own bookings', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Kamers kiezen' }))
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kamer 4, Knusse kamer' }))
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
    await step('a second range beside it, and it is planned', async () => {
      await press(canvas, /^maandag 7 december/)
      await press(canvas, /^maandag 7 december/)
      await userEvent.type(canvas.getByLabelText('Reden (niet verplicht)'), 'Schilder')
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Plan de vakantie' })).toHaveAttribute(
          'aria-disabled',
          'false',
        ),
      )
      await submit(canvas)
      await waitFor(() =>
        expect(canvas.getByText('De kamers zijn gesloten op de gekozen nachten.')).toBeVisible(),
      )
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: /gekozen/ })).not.toBeInTheDocument(),
      )
      await expect(planned).toMatchObject([
        {
          nights: [
            { firstNight: '2026-11-26', lastNight: '2026-11-28' },
            { firstNight: '2026-12-07', lastNight: '2026-12-07' },
          ],
          roomIds: [4],
          reason: 'Schilder',
          seen: 'id-sanne-hoekstra id-h-l-ne-dupont',
        },
      ])
    })
  },
}

export const ARoomIsOutOfOrder: Story = {
  args: { address: '/vakantie?kamer=4&reden=Buiten+gebruik' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Kamer 4, Knusse kamer' })).toBeChecked(),
    )
    await expect(canvas.getByLabelText('Reden (niet verplicht)')).toHaveValue('Buiten gebruik')
  },
}

let conflicts = 0
export const ABookingCameInMeanwhile: Story = {
  beforeEach: () => {
    conflicts = 0
    planned.length = 0
  },
  args: {
    data: {
      planVacation: async (vacation) => {
        if (conflicts++ === 0)
          throw new ApiProblem(
            409,
            'changed-meanwhile',
            'De boekingen op deze nachten zijn intussen veranderd. Er is niets gesloten. Bekijk de lijst.',
          )
        return planVacation(vacation)
      },
    },
  },
  play: async ({ canvas, step }) => {
    await press(canvas, /^dinsdag 15 december/)
    await press(canvas, /^woensdag 16 december/)
    await waitFor(() =>
      expect(canvas.getByText('Er staan geen boekingen op deze nachten.')).toBeVisible(),
    )
    await step('nothing is closed, and what was chosen stays', async () => {
      await submit(canvas)
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Er is niets gesloten.'),
      )
      await expect(canvas.getByText('di 15 dec – wo 16 dec 2026')).toBeVisible()
    })
    await step('after another look it is planned, by the same press', async () => {
      await submit(canvas)
      await waitFor(() => expect(planned).toHaveLength(1))
    })
  },
}

export const TheServerRefusesAField: Story = {
  args: {
    data: {
      planVacation: async () => {
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
          { field: 'nights', text: 'Deze nacht is al voorbij.' },
        ])
      },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, /^dinsdag 15 december/)
    await press(canvas, /^woensdag 16 december/)
    await waitFor(() =>
      expect(canvas.getByText('Er staan geen boekingen op deze nachten.')).toBeVisible(),
    )
    await submit(canvas)
    await waitFor(() => expect(canvas.getByText('Deze nacht is al voorbij.')).toBeVisible())
  },
}

export const ThePreviewRefusesAField: Story = {
  beforeEach: () => {
    planned.length = 0
  },
  args: {
    data: {
      planVacation,
      previewVacation: async () => {
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
          { field: 'nights', text: 'Deze nacht is al voorbij.' },
        ])
      },
    },
  },
  play: async ({ canvas, step }) => {
    await press(canvas, /^dinsdag 15 december/)
    await press(canvas, /^woensdag 16 december/)
    await step('as planning would, at the field, and before anything is planned', async () => {
      await waitFor(() => expect(canvas.getByText('Deze nacht is al voorbij.')).toBeVisible())
      await expect(
        canvas.queryByText('Er staan geen boekingen op deze nachten.'),
      ).not.toBeInTheDocument()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
      await submit(canvas)
      await expect(planned).toEqual([])
    })
  },
}

const takenBack: VacationTakeBackRequest[] = []
const takeBackVacation = async (_: string, what: VacationTakeBackRequest) => {
  takenBack.push(what)
  return { left: what.nights === null ? null : vacations[1]! }
}
const dialog = () => within(document.body).findByRole('dialog', { name: 'Weer openen' })

export const PartIsTakenBack: Story = {
  args: { address: page, data: { takeBackVacation } },
  beforeEach: () => {
    takenBack.length = 0
  },
  play: async ({ canvas, step }) => {
    await step('says what is closed and who planned it', async () => {
      await waitFor(() =>
        expect(canvas.getByText('Gepland door Mieke Geurts op vr 2 okt 2026')).toBeVisible(),
      )
    })
    await step('asks which nights', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open deze nachten' }))
      await waitFor(() =>
        expect(canvas.getByText('Kies de nachten die weer opengaan.')).toBeVisible(),
      )
    })
    await step('of two nights and a room, after a question', async () => {
      await press(canvas, /^dinsdag 9 februari/)
      await press(canvas, /^woensdag 10 februari/)
      await userEvent.click(canvas.getByRole('radio', { name: 'Kamers kiezen' }))
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kamer 4, Knusse kamer' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Open deze nachten' }))
      const question = await dialog()
      await expect(question).toHaveTextContent(
        'Kamer 4, di 9 feb – wo 10 feb 2027: weer open voor boekingen?',
      )
      await userEvent.click(within(question).getByRole('button', { name: 'Weer openen' }))
      await waitFor(() => expect(canvas.getByText('De nachten zijn weer te boeken.')).toBeVisible())
      await expect(takenBack).toEqual([
        { nights: { firstNight: '2027-02-09', lastNight: '2027-02-10' }, roomIds: [4] },
      ])
      await expect(address(canvas)).toHaveTextContent(page)
    })
  },
}

export const AllOfItIsTakenBack: Story = {
  args: { address: page, data: { takeBackVacation } },
  beforeEach: () => {
    takenBack.length = 0
  },
  play: async ({ canvas, step }) => {
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Alles weer openen' }))
      return dialog()
    }
    await step('asks first, and nothing happens without an answer', async () => {
      const question = await ask()
      await userEvent.click(within(question).getByRole('button', { name: 'Niet openen' }))
      await waitFor(() => expect(question).not.toBeInTheDocument())
      await expect(takenBack).toEqual([])
    })
    await step('opens the nights, and leads back to the list', async () => {
      await userEvent.click(within(await ask()).getByRole('button', { name: 'Weer openen' }))
      await waitFor(() => expect(address(canvas)).toHaveTextContent(/^\/vakantie$/))
      await expect(takenBack).toEqual([{ nights: null, roomIds: null }])
    })
  },
}

export const OfAChannel: Story = {
  args: {
    address: page,
    data: { getOne: async () => ({ data: { ...vacations[0]!, channel: 'Airbnb' } as never }) },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Airbnb heeft deze nachten gesloten\. .*blijft open/)).toBeVisible(),
    )
  },
}

export const OneVacationOnAPhone: Story = {
  args: { address: `/vakantie/aanpassen?id=${vacations[2]!.id}` },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ma 1 mrt – do 4 mrt 2027')).toBeVisible())
    await expectItFits()
  },
}

export const OneThatIsOver: Story = {
  args: { address: `/vakantie/aanpassen?id=${vacations[3]!.id}` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze vakantie is voorbij.')).toBeVisible())
  },
}

export const NoSuchVacation: Story = {
  args: { address: '/vakantie/aanpassen?id=99' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('Deze vakantie bestaat niet, of is helemaal teruggenomen.'),
      ).toBeVisible(),
    )
  },
}

export const ConnectionLost: Story = {
  args: { live: 'lost' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Kan pas weer als de verbinding er is.')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Plan de vakantie' })).toBeDisabled()
  },
}
