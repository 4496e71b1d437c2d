import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { CashDayView } from '../../../api/cash-days/cash-day-shape.ts'
import type { SaleView } from '../../../api/sales/sale-shape.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { acting } from '../fixtures/acting.ts'
import { daySheet } from '../fixtures/day-sheet.ts'
import { property } from '../fixtures/fixture-property.ts'
import {
  answered,
  begunSale,
  cashSale,
  closedDay,
  doneSale,
  mailedSale,
  openDay,
  pinSale,
  saleCalls,
  settledSale,
  takenBackSale,
  unmailedSale,
} from '../fixtures/sales.ts'
import { bookings } from '../fixtures/week.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Cash desk',
  component: BackOffice,
  args: { address: '/kassa?deel=verkoop' },
  globals: onDesk,
  beforeEach: () => sessionStorage.clear(),
}
export default meta
type Story = StoryObj<typeof BackOffice>

/** Sales as the API has them: those that wait, and those that were made today. */
const desk = (
  open: SaleView[],
  made: SaleView[],
  presses: Record<string, SaleView | Error> = {},
  begin?: SaleView | Error,
  today?: CashDayView,
) => ({
  call: saleCalls([...open, ...made], begin, today),
  act: acting(({ act }) => answered(presses[act] ?? begunSale)),
  getList: async (_: string, { filter }: { filter?: { open?: boolean } }) => {
    const rows = filter?.open ? open : made
    return { data: rows as never, total: rows.length }
  },
})
const at = (sale: SaleView, path: string) => `${path}?id=${sale.id}`

export const AReceipt: Story = {
  args: { data: desk([], [doneSale, takenBackSale]) },
  play: async ({ canvas, step }) => {
    await step('products are counted, and the total follows', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Eén meer: Bloemen op de kamer' }),
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Eén meer: Elektrische fiets' }))
      const days = canvas.getByRole('textbox', { name: 'Dagen Elektrische fiets' })
      await userEvent.clear(days)
      await userEvent.type(days, '3')
      const receipt = canvas.getByRole('region', { name: 'Bon' })
      await waitFor(() => expect(within(receipt).getByText('€ 95,00')).toBeVisible())
    })
    await step('a guest’s open bill is found and put on it', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'vries')
      await userEvent.click(await canvas.findByRole('button', { name: /Zet B20261037 van Sanne/ }))
      const receipt = canvas.getByRole('region', { name: 'Bon' })
      await waitFor(() => expect(within(receipt).getByText('€ 280,00')).toBeVisible())
    })
    await step('the sale begins at its own address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Naar betalen' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(
          at(begunSale, '/kies-betaalmethode'),
        ),
      )
    })
  },
}

export const ReceiptOnAPhone: Story = {
  args: { data: desk([begunSale], [doneSale]) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Eén meer: Kinderzitje' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const ADiscountNeedsAReason: Story = {
  args: { data: desk([], []) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eén meer: Kinderzitje' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Korting geven' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Korting in euro' }), '6')
    await userEvent.click(canvas.getByRole('button', { name: 'Naar betalen' }))
    await waitFor(() => expect(canvas.getByText('Vul een reden in.')).toBeVisible())
    await expect(canvas.getByText('De korting is hoger dan de prijs.')).toBeVisible()
  },
}

export const NothingOnTheReceipt: Story = {
  args: { data: desk([], []) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Naar betalen' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Er staat nog niets'))
  },
}

export const SoldOutMeanwhile: Story = {
  args: {
    data: desk(
      [],
      [],
      {},
      new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
        { field: 'products.0', text: 'Hiervan is er geen meer.' },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eén meer: Kinderzitje' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Naar betalen' }))
    await waitFor(() => expect(canvas.getByText('Hiervan is er geen meer.')).toBeVisible())
  },
}

export const OpenSale: Story = {
  args: { data: desk([begunSale], []) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Verder met de verkoop/ })
    await userEvent.click(link)
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/kies-betaalmethode'),
    )
  },
}

export const Sold: Story = {
  args: {
    address: `/kassa?gedaan=${doneSale.id}`,
    data: desk([], [{ ...doneSale, short: [{ name: 'Kinderzitje', pieces: 1 }] }]),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Verkoop K2026-0012 is geboekt.')).toBeVisible())
    await expect(canvas.getByText(/Tel de voorraad na/)).toBeVisible()
  },
}

export const SoldAndMailed: Story = {
  args: {
    address: `/kassa?gedaan=${doneSale.id}`,
    data: { ...desk([], [doneSale]), readTimeline: async () => mailedSale },
  },
  play: async ({ canvas }) => {
    const said = 'De bon is gemaild naar sanne@voorbeeld.nl.'
    await waitFor(() => expect(canvas.getByText(said)).toBeVisible())
  },
}

const repeatStep = fn(async () => mailedSale)

export const SoldAndNotMailed: Story = {
  args: {
    address: `/kassa?gedaan=${doneSale.id}`,
    data: { ...desk([], [doneSale]), readTimeline: async () => unmailedSale, repeatStep },
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    repeatStep.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Verzend opnieuw' }))
    const said = 'De bon is gemaild naar sanne@voorbeeld.nl.'
    await waitFor(() => expect(canvas.getByText(said)).toBeVisible())
    await expect(repeatStep).toHaveBeenCalledTimes(1)
  },
}

export const Method: Story = {
  args: {
    address: at(begunSale, '/kies-betaalmethode'),
    data: desk([begunSale], [], { choose: cashSale }),
  },
  play: async ({ canvas }) => {
    const cash = await canvas.findByRole('button', { name: 'Contact betalen' })
    await step(cash)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(at(begunSale, '/transactie-klaar')),
    )
  },
}

/** The step is worked with Enter: its first button has the focus. */
async function step(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).toHaveFocus())
}

export const Cash: Story = {
  args: {
    address: at(cashSale, '/transactie-klaar'),
    data: desk([cashSale], [], { settle: settledSale }),
  },
  play: async ({ canvas }) => {
    const received = await canvas.findByRole('textbox', { name: 'Ontvangen' })
    await step(received)
    await userEvent.keyboard('200{Enter}')
    await waitFor(() => expect(canvas.getByText('Er is te weinig ontvangen.')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '250,00' }))
    await waitFor(() => expect(canvas.getByText('€ 38,00')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/transactie-afronden'),
    )
  },
}

export const NoAddressForTheReceipt: Story = {
  args: { address: at(pinSale, '/transactie-klaar'), data: desk([pinSale], []) },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Bon mailen naar' })
    await userEvent.type(email, 'sanne@voorbeeld')
    await userEvent.click(canvas.getByRole('button', { name: 'Transactie voldoen' }))
    await waitFor(() => expect(canvas.getByText('Controlleer het e-mail adres.')).toBeVisible())
    await waitFor(() => expect(email).toHaveFocus())
  },
}

export const CashOnAPhone: Story = {
  args: { address: at(cashSale, '/transactie-klaar'), data: desk([cashSale], []) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Transactie voldoen' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Pin: Story = {
  args: {
    address: at(pinSale, '/transactie-klaar'),
    data: desk([pinSale], [], { back: begunSale }),
  },
  play: async ({ canvas }) => {
    await step(await canvas.findByRole('button', { name: 'Transactie voldoen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Andere betaalmethode' }))
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/kies-betaalmethode'),
    )
  },
}

export const Succeeded: Story = {
  args: {
    address: at(settledSale, '/transactie-afronden'),
    data: desk([settledSale], [doneSale], { yes: doneSale }),
  },
  play: async ({ canvas }) => {
    const yes = await canvas.findByRole('button', { name: 'Ja' })
    await step(yes)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Verkoop K2026-0012 is geboekt.')).toBeVisible())
  },
}

export const NotSucceeded: Story = {
  args: {
    address: at(settledSale, '/transactie-afronden'),
    data: desk([settledSale], [], { no: begunSale }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nee' }))
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(at(begunSale, '/kies-betaalmethode')),
    )
    await waitFor(() => expect(canvas.getByText('Vijfde keer dit jaar')).toBeVisible())
  },
}

export const QuestionOnAPhone: Story = {
  args: { address: at(settledSale, '/transactie-afronden'), data: desk([settledSale], []) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ja' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const BillPaidMeanwhile: Story = {
  args: {
    address: at(settledSale, '/transactie-afronden'),
    data: desk([settledSale], [], {
      yes: new ApiProblem(
        409,
        'sale-not-now',
        'Rekening B20261037 is intussen betaald of gewijzigd. Er is niets geboekt. Geef het geld terug en kies Nee.',
      ),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Geef het geld terug en kies Nee.'),
    )
  },
}

export const AnswerLost: Story = {
  args: {
    address: at(settledSale, '/transactie-afronden'),
    data: {
      ...desk([settledSale], []),
      act: acting(() => {
        throw new ApiProblem(0, 'unreachable', '')
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('er wordt nooit twee keer geboekt'),
    )
  },
}

export const UnknownSale: Story = {
  args: { address: '/transactie-klaar?id=x', data: desk([], []) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze verkoop bestaat niet.')).toBeVisible())
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      ...desk([], []),
      call: async () => {
        throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
      },
    },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Niets is gewijzigd.')
  },
}

export const BreakfastOrder: Story = {
  args: { address: '/kassa', data: desk([], [doneSale]) },
  play: async ({ canvas, step: part }) => {
    await part('the fields stand in the order of the document', async () => {
      await canvas.findByRole('textbox', { name: 'Naam' })
      const names = [...document.querySelectorAll<HTMLInputElement>('form input[name]')]
      await expect(names.map(({ name }) => name)).toEqual([
        'name',
        'email',
        'phone',
        'receiver',
        'day',
        'street',
        'houseNumber',
        'postcode',
        'city',
        'adults',
        'kids',
        'slot',
        // Of our own: the document has no field for them.
        'notes',
      ])
    })
    await part('a guest who is in the house that day fills in who they are', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Gast in huis' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Kamer 2, Marjan de Wit' }))
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Marjan de Wit'),
      )
    })
    await part('who sleeps in the house needs no address and pays no delivery', async () => {
      await expect(canvas.queryByRole('textbox', { name: 'Adres' })).toBeNull()
      await waitFor(() => expect(canvas.getByText('€ 13,95')).toBeVisible())
      await expect(canvas.queryByText('Bezorgkosten')).toBeNull()
    })
    await part('and may have it brought elsewhere', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bezorgen' }))
      await expect(canvas.getByRole('textbox', { name: 'Adres' })).toBeVisible()
    })
    await part('the price stands beside them, and the order leads to its payment', async () => {
      await waitFor(() => expect(canvas.getByText('€ 17,90')).toBeVisible())
      await userEvent.click(canvas.getByRole('button', { name: 'Verzend bestelling!' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/kies-betaalmethode'),
      )
    })
  },
}

export const BreakfastOfAnotherDay: Story = {
  args: { address: '/kassa', data: desk([], []) },
  play: async ({ canvas, step }) => {
    const day = await canvas.findByLabelText('Bezorgdatum')
    await step('says at once that a day is closed', async () => {
      await fireEvent.change(day, { target: { value: '2026-12-25' } })
      await expect(
        await canvas.findByText('Op deze dag is er geen ontbijt te bestellen.'),
      ).toBeVisible()
      await expect(day).toBeInvalid()
    })
    await step('costs what a box costs on that day', async () => {
      await expect(canvas.getByRole('row', { name: 'Prijs per stuk 13,95' })).toBeVisible()
      await fireEvent.change(day, { target: { value: '2027-01-04' } })
      await expect(await canvas.findByRole('row', { name: 'Prijs per stuk 14,50' })).toBeVisible()
      await expect(canvas.getByText(/^Minstens 24 uur vooruit: vanaf/)).toBeVisible()
    })
  },
}

/** Where the desk asks two days by the reading, it says so. */
export const BreakfastTwoDaysAhead: Story = {
  args: {
    address: '/kassa',
    data: {
      ...desk([], []),
      readProperty: async () => ({
        ...property,
        readings: { ...property.readings, 'breakfast.notice.staff': 'two-days' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Op zijn vroegst overmorgen: vanaf/)).toBeVisible()
    await expect(canvas.queryByText(/24 uur/)).toBeNull()
  },
}

export const BreakfastOrderOnAPhone: Story = {
  args: { address: '/kassa', data: desk([], []) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Verzend bestelling!' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const BreakfastInTheHouse: Story = {
  args: { address: '/kassa', data: desk([], []) },
  play: async ({ canvas, step: part }) => {
    const name = await canvas.findByRole('textbox', { name: 'Naam' })
    const choose = async (option: string) => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Gast in huis' }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    await part('another guest takes the place of the first', async () => {
      await choose('Kamer 2, Marjan de Wit')
      await waitFor(() => expect(name).toHaveValue('Marjan de Wit'))
      await choose('Geen gast in huis')
      await waitFor(() => expect(name).toHaveValue(''))
      await expect(canvas.getByRole('textbox', { name: 'Adres' })).toBeVisible()
    })
    await part('what was typed stays', async () => {
      await userEvent.type(name, 'Els')
      await choose('Kamer 2, Marjan de Wit')
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Naam ontvanger' })).toHaveValue(
          'Marjan de Wit',
        ),
      )
      await expect(name).toHaveValue('Els')
    })
  },
}

/** Her language is known to the house, and is the order's while she is chosen. */
const guestOfAnotherLanguage = bookings.map((booking) =>
  booking.guestName === 'Marjan de Wit' ? { ...booking, language: 'de' } : booking,
)

export const BreakfastInAnotherLanguage: Story = {
  args: {
    address: '/kassa',
    data: {
      ...desk([], []),
      readDaySheet: async ({ day }) =>
        daySheet(day, {
          bookings: guestOfAnotherLanguage,
          dirty: new Set(),
          breakfastIncluded: false,
        }),
    },
  },
  play: async ({ canvas, step: part }) => {
    await canvas.findByRole('textbox', { name: 'Naam' })
    const choose = async (name: string, option: string) => {
      await userEvent.click(await canvas.findByRole('combobox', { name }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    const language = () => canvas.getByRole('combobox', { name: 'Taal van de gast' })
    await part('is that of the guest in the house, and goes with her', async () => {
      await choose('Gast in huis', 'Kamer 2, Marjan de Wit')
      await waitFor(() => expect(language()).toHaveTextContent('Duits'))
      await choose('Gast in huis', 'Geen gast in huis')
      await waitFor(() => expect(language()).toHaveTextContent('Nederlands'))
    })
    await part('and stays as it was chosen by hand', async () => {
      await choose('Taal van de gast', 'Engels')
      await choose('Gast in huis', 'Kamer 2, Marjan de Wit')
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Marjan de Wit'),
      )
      await expect(language()).toHaveTextContent('Engels')
    })
  },
}

export const BreakfastInTheHouseOnAPhone: Story = {
  args: { address: '/kassa', data: desk([], []) },
  globals: onPhone,
  play: async ({ canvas }) => {
    const here = await canvas.findByRole('button', { name: 'Afhalen of in huis' })
    await userEvent.click(here)
    await waitFor(() =>
      expect(canvas.getByText('Zonder adres en zonder bezorgkosten')).toBeVisible(),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const wrongAddress = new ApiProblem(
  400,
  'invalid-input',
  'Controleer de gemarkeerde gegevens.',
  null,
  [{ field: 'street', text: 'Vul alstublieft alle adresgegevens in.' }],
)

export const BreakfastOrderRefused: Story = {
  args: {
    address: '/kassa',
    data: {
      ...desk([], []),
      call: async <View,>(path: string): Promise<View> => {
        if (path === 'desk-orders') throw wrongAddress
        return saleCalls([])<View>(path)
      },
    },
  },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Verzend bestelling!' })
    await waitFor(() => expect(canvas.getByText('€ 17,90')).toBeVisible())
    await userEvent.click(send)
    await waitFor(() =>
      expect(canvas.getByText('Vul alstublieft alle adresgegevens in.')).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Adres' })).toHaveFocus())
  },
}

export const Receipt: Story = {
  args: { address: at(doneSale, '/kassa/bon'), data: desk([], [doneSale]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: 'K2026-0012' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'A4' }))
    await waitFor(() => expect(canvas.getByRole('article')).toHaveAttribute('data-paper', 'a4'))
  },
}

export const ReceiptMailed: Story = {
  args: {
    address: at(doneSale, '/kassa/bon'),
    data: { ...desk([], [doneSale]), readTimeline: async () => mailedSale },
  },
  play: async ({ canvas, step: part }) => {
    await part('the sale says what happened to it', async () => {
      await waitFor(() => expect(canvas.getByText('Bon verzonden')).toBeVisible())
      await expect(canvas.getByRole('link', { name: 'Verblijf B20261037' })).toBeVisible()
    })
    await part('it is mailed once more, to an address that can be one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bon mailen' }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Verstuur' }))
      await waitFor(() => expect(dialog.getByText('Controlleer het e-mail adres.')).toBeVisible())
      await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'jan@voorbeeld.nl')
      await userEvent.click(dialog.getByRole('button', { name: 'Verstuur' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

export const ReceiptTakenBack: Story = {
  args: { address: at(takenBackSale, '/kassa/bon'), data: desk([], [takenBackSale]) },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Verkeerd aangeslagen')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Verkoop terugdraaien' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const closedToday = { ...openDay, closed: { ...closedDay, day: openDay.day } }

export const ClosedToday: Story = {
  args: { data: desk([begunSale], [doneSale], {}, undefined, closedToday) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('De kassa van vandaag is afgesloten.')).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Naar betalen' })).toBeDisabled())
    await expect(canvas.getByRole('button', { name: 'Dag weer openen' })).toBeEnabled()
    // What came to nothing can be thrown away all the same.
    await expect(canvas.getByRole('button', { name: /Gooi de verkoop/ })).toBeEnabled()
  },
}

export const ClosedBeforeTheCard: Story = {
  args: {
    address: at(pinSale, '/transactie-klaar'),
    data: desk([pinSale], [], {}, undefined, closedToday),
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('De kassa van vandaag is afgesloten.')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Transactie voldoen' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Andere betaalmethode' })).toBeEnabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
