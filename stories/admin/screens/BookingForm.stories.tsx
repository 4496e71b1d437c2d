import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { acting } from '../fixtures/acting.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import {
  karinCancelled,
  nienkeHeld,
  sanne,
  sanneChanged,
  sanneOverruled,
  sannePaidCash,
} from '../fixtures/booking-detail.ts'
import { breakfastOrders } from '../fixtures/breakfast-orders.ts'

const at = (id: string) => `/agenda/aanpassen?id=${id}`
const showing = (booking: BookingDetailView): Partial<BackOfficeDataProvider> => ({
  getOne: (async () => ({ data: booking })) as unknown as BackOfficeDataProvider['getOne'],
})
const press = expect.stringMatching(/^[0-9a-f]{32}$/)

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Booking form',
  component: BackOffice,
  args: { address: at(sanne.id) },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('textbox', { name })
const rewrite = async (canvas: Canvas, name: string | RegExp, text: string) => {
  const input = await field(canvas, name)
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))

export const AsItStands: Story = {
  play: async ({ canvas, step }) => {
    await expect(await field(canvas, 'Naam klant')).toHaveValue('Sanne Hoekstra')
    await expect(canvas.getByRole('combobox', { name: 'Kamernummer' })).toHaveTextContent(
      '4 · Knusse kamer',
    )
    await expect(canvas.getByRole('radio', { name: 'Betaald' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeDisabled()
    await step('a room that is taken in these nights cannot be chosen', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Kamernummer' }))
      const list = within(document.body)
      await waitFor(() =>
        expect(list.getByRole('option', { name: '5 · Luxe werk (bezet)' })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
      )
      await userEvent.keyboard('{Escape}')
    })
  },
}

export const Saved: Story = {
  args: { data: { act: acting() } },
  play: async ({ canvas, args }) => {
    await rewrite(canvas, /^Telefoon klant/, '06 99 99 99 99')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Kamernummer' }))
    await userEvent.click(
      await within(document.body).findByRole('option', { name: '9 · Ruime kamer' }),
    )
    await save(canvas)
    await waitFor(() => expect(canvas.getByText('De boeking is gewijzigd!')).toBeVisible())
    await expect(args.data?.act).toHaveBeenCalledWith('bookings', sanne.id, 'edit', {
      phone: '06 99 99 99 99',
      roomId: 9,
      version: 3,
      requestId: press,
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeDisabled())
  },
}

export const WrongFields: Story = {
  args: { data: { act: acting() } },
  play: async ({ canvas, args }) => {
    await rewrite(canvas, 'Naam klant', '')
    await rewrite(canvas, 'Email klant', 'sanne')
    await save(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Naam klant' })).toHaveAccessibleDescription(
        'Vul de naam van de klant in.',
      ),
    )
    await expect(canvas.getByRole('textbox', { name: 'Email klant' })).toHaveAccessibleDescription(
      'Controlleer het e-mail adres.',
    )
    await expect(args.data?.act).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Niet opslaan' }))
    await expect(canvas.getByRole('textbox', { name: 'Naam klant' })).toHaveValue('Sanne Hoekstra')
  },
}

/** A channel sold it; its feed says no price. */
export const SoldByAChannelWithoutAPrice: Story = {
  args: { data: showing({ ...sanne, unpriced: true, totalCents: 0, entries: [] }) },
  play: async ({ canvas }) => {
    const payment = await canvas.findByText('Betaling', { selector: 'label' })
    await expect(payment.nextElementSibling).toHaveTextContent('Nog geen prijs')
    await expect(canvas.queryByRole('radio', { name: 'Betaald' })).toBeNull()
  },
}

const toMails = (canvas: Canvas) =>
  userEvent.click(
    within(canvas.getByRole('navigation', { name: 'Hoofdmenu' })).getByRole('link', {
      name: 'Mail',
    }),
  )

export const LeftWithSomethingUnsaved: Story = {
  args: { data: { act: acting() } },
  play: async ({ canvas, step }) => {
    const asked = spyOn(window, 'confirm').mockReturnValue(false)
    await step('a link asks first, and who stays keeps what was typed', async () => {
      await rewrite(canvas, /^Telefoon klant/, '06 99 99 99 99')
      await toMails(canvas)
      await expect(asked.mock.calls).toEqual([
        ['Wat u hebt gewijzigd, is niet bewaard. Toch verlaten?'],
      ])
      await expect(await field(canvas, /^Telefoon klant/)).toHaveValue('06 99 99 99 99')
    })
    await step('once it is saved nothing is asked', async () => {
      await save(canvas)
      await waitFor(() => expect(canvas.getByText('De boeking is gewijzigd!')).toBeVisible())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeDisabled())
      await toMails(canvas)
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/mail/))
      await expect(asked).toHaveBeenCalledTimes(1)
    })
  },
}

export const LeftWithNothingTyped: Story = {
  play: async ({ canvas }) => {
    const asked = spyOn(window, 'confirm').mockReturnValue(false)
    await field(canvas, 'Naam klant')
    await toMails(canvas)
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/mail/))
    await expect(asked).not.toHaveBeenCalled()
  },
}

/** What the server has; somebody else writes in it. */
let standing = sanne

/** The second of two people: nothing that they wrote is lost, and they choose what stays. */
export const SomebodyElseWasFirst: Story = {
  args: {
    data: {
      getOne: (async () => ({ data: standing })) as unknown as BackOfficeDataProvider['getOne'],
      act: acting(({ asked: { version } }) => {
        if (version === sanneChanged.version) return
        standing = sanneChanged
        throw new ApiProblem(409, 'changed-meanwhile', 'Deze boeking is intussen gewijzigd.')
      }),
    },
  },
  beforeEach: () => {
    standing = sanne
  },
  play: async ({ canvas, args, step }) => {
    await rewrite(canvas, /^Telefoon klant/, '06 11 11 11 11')
    await save(canvas)
    await step('they see what changed, by whom and when', async () => {
      await waitFor(() =>
        expect(
          canvas.getByText(
            /^telefoon: \+31 6 12 34 56 78 → \+31 6 99 99 99 99, Jos Geurts, 25 nov 14:20$/,
          ),
        ).toBeVisible(),
      )
    })
    await step('what they did not touch follows, what they wrote stays', async () => {
      await expect(await field(canvas, /^Notities/)).toHaveValue('Komt om 18:00.')
      await expect(await field(canvas, /^Notities/)).toHaveAccessibleDescription(
        'De klant schreef: Komt met de trein. Eén persoon eet geen gluten.',
      )
      await expect(await field(canvas, /^Telefoon klant/)).toHaveValue('06 11 11 11 11')
    })
    await step('and say which of the two stays before it is saved', async () => {
      await save(canvas)
      await expect(args.data?.act).toHaveBeenCalledTimes(1)
      await waitFor(() =>
        expect(
          canvas.getByRole('textbox', { name: /^Telefoon klant/ }),
        ).toHaveAccessibleDescription('Kies eerst welke tekst blijft staan.'),
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Houd wat ik schreef' }))
      await save(canvas)
      await waitFor(() => expect(canvas.getByText('De boeking is gewijzigd!')).toBeVisible())
      await expect(args.data?.act).toHaveBeenLastCalledWith('bookings', sanne.id, 'edit', {
        phone: '06 11 11 11 11',
        version: 5,
        requestId: press,
      })
    })
  },
}

export const PaidByHand: Story = {
  args: { address: at(nienkeHeld.id), data: { ...showing(nienkeHeld), act: acting() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Betaald' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Bedrag in euro' })).toHaveValue('348,00'),
    )
    await save(canvas)
    await waitFor(() =>
      expect(args.data?.act).toHaveBeenCalledWith('bookings', nienkeHeld.id, 'edit', {
        receipt: { cents: 34_800, method: 'pin' },
        version: nienkeHeld.version,
        requestId: press,
      }),
    )
  },
}

export const NotPaidAfterAll: Story = {
  args: { data: { ...showing(sannePaidCash), act: acting() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Niet betaald' }))
    await waitFor(() =>
      expect(
        canvas.getByText(/^€ 208,00 \(Contant, 24 nov 17:05\) wordt teruggenomen\./),
      ).toBeVisible(),
    )
    await save(canvas)
    await waitFor(() =>
      expect(args.data?.act).toHaveBeenCalledWith(
        'bookings',
        sannePaidCash.id,
        'edit',
        expect.objectContaining({ takenBackEntryId: '2' }),
      ),
    )
  },
}

export const PaidOnline: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Niet betaald' })).toBeDisabled())
    await expect(canvas.getByText(/^Dit is niet met de hand ontvangen\./)).toBeVisible()
  },
}

export const OfACancelledBooking: Story = {
  args: { data: showing(karinCancelled) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Kamernummer' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    await expect(canvas.getByRole('textbox', { name: 'Naam klant' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Boeking annuleren' })).toBeNull()
  },
}

export const BookedInSpiteOfAWarning: Story = {
  args: { data: showing(sanneOverruled) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Vaste gast, door Mieke Geurts')).toBeVisible())
    await expect(canvas.getByText('nummer 4 · gekozen kamer 5')).toBeVisible()
  },
}

export const WithABreakfast: Story = {
  args: {
    data: {
      getList: (async () => ({
        data: breakfastOrders.slice(0, 1),
        total: 1,
      })) as unknown as BackOfficeDataProvider['getList'],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ontbijt' })).toBeVisible())
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await rewrite(canvas, /^Notities/, 'Komt laat.')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeEnabled())
    await expectItFits()
  },
}

export const OnANarrowPhone: Story = { ...OnAPhone, globals: onNarrowPhone }
