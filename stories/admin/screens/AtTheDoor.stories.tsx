import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import { acting } from '../fixtures/acting.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { sanne } from '../fixtures/booking-detail.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { expectItFits } from '../../expect-it-fits.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/At the door',
  component: BackOffice,
  args: { address: `/agenda/aanpassen?id=${sanne.id}` },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const showing = (
  more: Partial<BookingDetailView>,
  data: Partial<BackOfficeDataProvider> = {},
): Partial<BackOfficeDataProvider> => ({
  getOne: (async () => ({
    data: { ...sanne, ...more },
  })) as unknown as BackOfficeDataProvider['getOne'],
  ...data,
})
const open = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const dialog = await within(document.body).findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

const inHouse = {
  attendance: 'arrived',
  attendanceAt: '2026-11-25T15:10:00.000Z',
  nightRegister: [
    {
      name: 'Sanne Hoekstra',
      residence: 'Maastricht',
      document: 'passport',
      birthDate: null,
      nationality: null,
      address: null,
      keptUntil: '2027-11-27',
      arrival: '2026-11-25',
      departure: '2026-11-27',
    },
    {
      name: 'Bart Hoekstra',
      residence: 'Maastricht',
      document: 'driving-licence',
      birthDate: null,
      nationality: null,
      address: null,
      keptUntil: '2027-11-27',
      arrival: '2026-11-25',
      departure: '2026-11-27',
    },
  ],
} satisfies Partial<BookingDetailView>

const arrive = acting()
export const GuestsArrive: Story = {
  beforeEach: () => void arrive.mockClear(),
  args: { data: showing({}, { act: arrive }) },
  play: async ({ canvas, step }) => {
    const dialog = await open(canvas, 'Aangekomen')
    await step(
      'what the booking knows is filled in; what is missing is told at its field',
      async () => {
        await expect(dialog.getByLabelText('Naam')).toHaveValue('Sanne Hoekstra')
        await expect(dialog.getByLabelText('Woonplaats')).toHaveValue('Maastricht')
        await userEvent.click(dialog.getByRole('button', { name: 'Aankomst vastleggen' }))
        await waitFor(() =>
          expect(dialog.getByText('Kies het soort identiteitsbewijs.')).toBeVisible(),
        )
        await expect(arrive).not.toHaveBeenCalled()
      },
    )
    await step('a second guest, and no third: the booking is for two', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Nog een gast' }))
      await userEvent.type(dialog.getAllByLabelText('Naam')[1]!, 'Bart Hoekstra')
      await expect(dialog.queryByRole('button', { name: 'Nog een gast' })).toBeNull()
    })
    await step('the kind of document alone, and all of it is asked of the server', async () => {
      for (const [index, kind] of ['Paspoort', 'Rijbewijs'].entries()) {
        await userEvent.click(dialog.getAllByRole('combobox')[index]!)
        await userEvent.click(await within(document.body).findByRole('option', { name: kind }))
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Aankomst vastleggen' }))
      await waitFor(() =>
        expect(arrive).toHaveBeenCalledWith(
          'bookings',
          sanne.id,
          'arrive',
          expect.objectContaining({
            arrival: '2026-11-25',
            departure: '2026-11-27',
            guests: [
              expect.objectContaining({
                name: 'Sanne Hoekstra',
                residence: 'Maastricht',
                document: 'passport',
              }),
              expect.objectContaining({ name: 'Bart Hoekstra', document: 'driving-licence' }),
            ],
          }),
        ),
      )
      await waitFor(() => expect(canvas.getByText('De gasten zijn aangekomen')).toBeVisible())
    })
  },
}

/** A channel sold it: how many come is asked at the door. */
const sold = acting()
export const GuestsOfAChannelArrive: Story = {
  globals: onNarrowPhone,
  beforeEach: () => void sold.mockClear(),
  args: {
    data: showing(
      { source: 'airbnb', guestName: 'Gast van Airbnb', persons: 1, arrivingPersons: 3 },
      { act: sold },
    ),
  },
  play: async ({ canvas, step }) => {
    const dialog = await open(canvas, 'Aangekomen')
    const choose = async (field: string, option: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name: field }))
      await userEvent.click(await within(document.body).findByRole('option', { name: option }))
    }
    await choose('Identiteitsbewijs', 'Paspoort')
    await step('its name is nobody’s yet', async () => {
      await expect(dialog.getByLabelText('Naam')).toHaveValue('')
      await userEvent.type(dialog.getByLabelText('Naam'), 'Anna Smeets')
    })
    await step('it is asked with how many they come', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Aankomst vastleggen' }))
      await waitFor(() =>
        expect(dialog.getByText('Kies met hoeveel personen ze komen.')).toBeVisible(),
      )
      await expect(sold).not.toHaveBeenCalled()
    })
    await step('the number is sent along', async () => {
      await choose('Personen', '2')
      await userEvent.click(dialog.getByRole('button', { name: 'Aankomst vastleggen' }))
      await waitFor(() =>
        expect(sold).toHaveBeenCalledWith(
          'bookings',
          sanne.id,
          'arrive',
          expect.objectContaining({ persons: 2 }),
        ),
      )
    })
  },
}

/** What the municipality of this house asks: more than the law, and no document. */
const askedMore = acting()
export const AMunicipalityThatAsksMore: Story = {
  globals: onNarrowPhone,
  beforeEach: () => void askedMore.mockClear(),
  args: {
    data: showing(
      { registerAsks: ['residence', 'birthDate', 'nationality', 'address'] },
      { act: askedMore },
    ),
  },
  play: async ({ canvas, step }) => {
    const dialog = await open(canvas, 'Aangekomen')
    const save = dialog.getByRole('button', { name: 'Aankomst vastleggen' })
    await step('what is missing is told at its field, and no document is asked', async () => {
      await userEvent.click(save)
      await waitFor(() => expect(dialog.getByText('Vul de geboortedatum in.')).toBeVisible())
      await expect(dialog.getByText('Vul een nationaliteit in.')).toBeVisible()
      await expect(dialog.getByText('Vul een adres in.')).toBeVisible()
      await expect(dialog.queryByRole('combobox')).toBeNull()
      await expect(askedMore).not.toHaveBeenCalled()
    })
    await step('filled in, it is kept', async () => {
      await fireEvent.change(dialog.getByLabelText('Geboortedatum'), {
        target: { value: '1985-04-01' },
      })
      await userEvent.type(dialog.getByLabelText('Nationaliteit'), 'Belgische')
      await userEvent.type(dialog.getByLabelText('Straat en huisnummer'), 'Markt 1')
      await expectItFits()
      await userEvent.click(save)
      await waitFor(() => expect(askedMore).toHaveBeenCalledOnce())
      const [, , , asked] = askedMore.mock.calls[0]!
      await expect(asked).toMatchObject({
        guests: [
          {
            name: 'Sanne Hoekstra',
            residence: 'Maastricht',
            document: '',
            birthDate: '1985-04-01',
            nationality: 'Belgische',
            address: 'Markt 1',
          },
        ],
      })
    })
  },
}

export const RegisterOnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Aangekomen')
    await userEvent.click(dialog.getByRole('button', { name: 'Nog een gast' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Haal gast 2 weg' })).toBeVisible(),
    )
    await expectItFits()
  },
}

export const InTheHouse: Story = {
  args: { data: showing(inHouse) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('In huis')).toBeVisible())
    await expect(canvas.getByText('Maastricht · Rijbewijs')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Boeking annuleren' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Toch niet aangekomen' })).toBeVisible()
  },
}

const depart = acting()
export const TheyLeaveUnpaid: Story = {
  beforeEach: () => void depart.mockClear(),
  args: {
    data: showing({ ...inHouse, balanceCents: 20_800, paid: false }, { act: depart }),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Vertrokken')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('208,00 open'))
    await expect(dialog.getByText(/Kamer 4 staat daarna op niet schoon/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, vertrokken' }))
    await waitFor(() => expect(depart).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByText('De gasten zijn vertrokken')).toBeVisible())
  },
}

const late = { arrival: '2026-11-23', departure: '2026-11-27', nights: 4 }
const noShow = acting()
export const NobodyCame: Story = {
  beforeEach: () => void noShow.mockClear(),
  args: { data: showing(late, { act: noShow }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nog niet aangekomen')).toBeVisible())
    const dialog = await open(canvas, 'Niet gekomen')
    await expect(dialog.getByText(/De kamer is vanaf vandaag weer te verkopen\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Niet gekomen' }))
    await waitFor(() => expect(noShow).toHaveBeenCalledOnce())
  },
}

export const ANoShowComesAfterAll: Story = {
  args: {
    data: showing(
      {
        ...late,
        departure: '2026-11-24',
        soldUntil: '2026-11-27',
        attendance: 'no-show',
        attendanceAt: '2026-11-24T08:00:00.000Z',
      },
      {
        act: acting(() => {
          throw new ApiProblem(
            409,
            'booking-not-changeable',
            'De kamer is intussen vergeven of gesloten: dit is niet meer terug te nemen.',
          )
        }),
      },
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Komt toch nog')
    await userEvent.click(dialog.getByRole('button', { name: 'Terugnemen' }))
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('intussen vergeven of gesloten'),
    )
  },
}

let standing: Partial<BookingDetailView> = inHouse
/** Somebody else was first: the question stays the one that was opened. */
export const TakenBackMeanwhile: Story = {
  beforeEach: () => void (standing = inHouse),
  args: {
    data: {
      getOne: (async () => ({
        data: { ...sanne, ...standing },
      })) as unknown as BackOfficeDataProvider['getOne'],
      act: acting(() => {
        standing = { ...inHouse, attendance: 'departed' }
        throw new ApiProblem(409, 'changed-meanwhile', 'Jos heeft de gasten laten vertrekken.')
      }),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Toch niet aangekomen')
    await userEvent.click(dialog.getByRole('button', { name: 'Terugnemen' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('laten vertrekken'))
    const button = { name: 'Toch niet vertrokken', hidden: true }
    await waitFor(() => expect(canvas.getByRole('button', button)).toBeInTheDocument())
    await expect(dialog.getByRole('heading')).toHaveTextContent('Toch niet aangekomen')
  },
}
