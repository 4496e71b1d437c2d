import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { sanne } from '../fixtures/booking-detail.ts'
import { mailing } from '../fixtures/mailing.ts'
import { booking } from '../fixtures/week.ts'

const ADD = '/agenda/toevoegen'
/** Room 11 for two nights from a Monday, as the agenda leads here. */
const TWO_NIGHTS = `${ADD}?kamer=8&van=2026-12-07&tot=2026-12-09`

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/New booking',
  component: BackOffice,
  args: { address: ADD },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type Create = BackOfficeDataProvider['create']

const sent: object[] = []

/** The API's answer to an entered booking, with what became of its mail. */
const answering = (mail: string | null, more: object = {}) => ({
  create: (async (_: string, { data }: { data: object }) => {
    sent.push(data)
    const payment = mail === null ? 'at-desk' : 'by-link'
    return {
      data: { id: 'new-1', number: 'B20261152', payment, paymentUrl: null, overruled: [], mail },
    }
  }) as unknown as Create,
  ...more,
})
const refusing = (status: number, reason: string, text: string) => ({
  create: (async () => {
    throw new ApiProblem(status, reason as ApiProblem['reason'], text)
  }) as unknown as Create,
})

async function ready(canvas: Canvas) {
  await waitFor(() => expect(canvas.getByLabelText('Naam klant')).toBeVisible())
}
async function choose(canvas: Canvas, field: string, option: string | RegExp) {
  await userEvent.click(canvas.getByRole('combobox', { name: field }))
  await userEvent.click(await within(document.body).findByRole('option', { name: option }))
  await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull())
}
/** At once: each key typed draws the whole form again. */
async function paste(canvas: Canvas, field: string, words: string) {
  await userEvent.click(canvas.getByLabelText(field))
  await userEvent.paste(words)
}
async function fillIn(canvas: Canvas, source: string) {
  await ready(canvas)
  await choose(canvas, 'Klant komt van', source)
  await paste(canvas, 'Naam klant', 'Bart Coumans')
  await paste(canvas, 'Email klant', 'bart@voorbeeld.nl')
  await userEvent.click(canvas.getByRole('button', { name: /^2 personen/ }))
  await waitFor(() => expect(canvas.getByText('Totaal')).toBeVisible())
}
const place = (canvas: Canvas, name = 'Plaats boeking (gewoon)') =>
  userEvent.click(canvas.getByRole('button', { name }))
const says = (canvas: Canvas, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible())
const leadsToTheAgenda = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/agenda?date=2026-12-07'))

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    await ready(canvas)
    await step('the fields stand in the order of BO §2', async () => {
      const labels = [
        'Kamer',
        'Kamernummer',
        'Klant komt van',
        'Naam klant',
        'Email klant',
        'Telefoon klant (niet verplicht)',
      ].map((name) => canvas.getByLabelText(name))
      labels.slice(1).forEach((field, place) => {
        const before = labels[place]!.compareDocumentPosition(field)
        void expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      })
    })
    await step('a press says at each field what is missing', async () => {
      await place(canvas)
      await says(canvas, 'Kies een kamer.')
      await says(canvas, 'Kies waar de klant vandaan komt.')
      await says(canvas, 'Vul de naam van de klant in.')
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Kamer' })).toHaveFocus())
    })
    await step('Terug leads to the agenda', async () => {
      await expect(canvas.getByRole('link', { name: 'Terug' })).toHaveAttribute('href', '/agenda')
    })
  },
}

export const Loading: Story = {
  args: { data: { getList: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Het formulier wordt geladen' })).toBeVisible(),
    )
  },
}

export const NotLoaded: Story = {
  args: {
    data: {
      getList: (async () => {
        throw new ApiProblem(500, 'unexpected', 'Er ging iets mis.')
      }) as unknown as BackOfficeDataProvider['getList'],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Niets is gewijzigd.'))
  },
}

export const OfDaysChosenInTheAgenda: Story = {
  args: { address: TWO_NIGHTS, data: answering(null) },
  beforeEach: () => {
    sent.length = 0
  },
  play: async ({ canvas, step }) => {
    await fillIn(canvas, 'Zelf ingevoerd')
    await step(
      'room and days are filled in, the price stands beside them line by line',
      async () => {
        await expect(canvas.getByRole('combobox', { name: 'Kamer' })).toHaveTextContent(
          'Ruime knusse kamer',
        )
        await says(canvas, /^ma 7 – wo 9 dec · 2 nachten$/)
        // 2 × (99 + 10) + 2 × 2 × 2,50
        await waitFor(() => expect(canvas.getByText(/^€.228,00$/)).toBeVisible())
      },
    )
    await step('and it is placed', async () => {
      await place(canvas)
      await says(canvas, 'De boeking is toegevoegd!')
      await expect(sent).toMatchObject([
        {
          roomTypeId: 3,
          roomId: 8,
          source: 'none',
          paid: null,
          arrival: '2026-12-07',
          departure: '2026-12-09',
          persons: 2,
          shownTotalCents: 22_800,
        },
      ])
      await leadsToTheAgenda(canvas)
    })
  },
}

export const UnpaidAndMailed: Story = {
  args: { address: TWO_NIGHTS, data: answering('sent') },
  beforeEach: () => {
    sent.length = 0
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Eigen site')
    await says(canvas, 'Bij nee krijgt de klant een mail met een betaallink.')
    await place(canvas)
    await says(canvas, 'Kies of de klant al heeft betaald.')
    await userEvent.click(canvas.getByRole('radio', { name: 'nee' }))
    await place(canvas)
    await says(canvas, 'De e-mail is verzonden!')
    await expect(sent).toMatchObject([{ source: 'own-website', paid: false, method: null }])
    await leadsToTheAgenda(canvas)
  },
}

export const TheMailIsWaiting: Story = {
  args: { address: TWO_NIGHTS, data: answering('queued') },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Eigen site')
    await userEvent.click(canvas.getByRole('radio', { name: 'nee' }))
    await place(canvas)
    await says(canvas, 'De e-mail staat klaar')
    await expect(canvas.queryByText('De e-mail is verzonden!')).toBeNull()
  },
}

export const TheMailIsKept: Story = {
  args: { address: TWO_NIGHTS, data: answering('kept') },
  play: async ({ canvas, step }) => {
    await fillIn(canvas, 'Eigen site')
    await userEvent.click(canvas.getByRole('radio', { name: 'nee' }))
    await place(canvas)
    await leadsToTheAgenda(canvas)
    await step('that it was not sent stays until somebody has read it', async () => {
      await says(canvas, /De e-mail is bewaard en niet verzonden/)
      const toast = canvas.getByText(/De e-mail is bewaard/).closest('[role="status"]')!
      await expect(getComputedStyle(toast).boxShadow).toContain('inset')
    })
  },
}

const uncertain = mailing(sanne, 'confirmation')

export const TheMailFailedAndIsUncertainThen: Story = {
  args: {
    ...uncertain.args,
    address: TWO_NIGHTS,
    data: answering('failed', uncertain.args.data),
  },
  beforeEach: uncertain.beforeEach,
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Eigen site')
    await userEvent.click(canvas.getByRole('radio', { name: 'nee' }))
    await place(canvas)
    await says(canvas, 'De e-mail is niet verzonden, probeer het opnieuw')
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur de e-mail opnieuw' }))
    await says(canvas, 'De e-mail staat klaar')
    uncertain.becomes('uncertain')
    await says(canvas, /Het is onzeker of de e-mail is verzonden/)
    await expect(canvas.queryByText('De e-mail is niet verzonden, probeer het opnieuw')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Verstuur de e-mail opnieuw' })).toBeVisible()
  },
}

const again = mailing(sanne, 'confirmation')

export const TheMailFailed: Story = {
  args: { ...again.args, address: TWO_NIGHTS, data: answering('failed', again.args.data) },
  beforeEach: again.beforeEach,
  play: async ({ canvas, step }) => {
    await fillIn(canvas, 'Eigen site')
    await userEvent.click(canvas.getByRole('radio', { name: 'nee' }))
    await place(canvas)
    await step('says so, and what was typed is still there', async () => {
      await says(canvas, 'De e-mail is niet verzonden, probeer het opnieuw')
      await says(canvas, 'Boeking B20261152 is toegevoegd.')
      await expect(canvas.getByLabelText('Email klant')).toHaveValue('bart@voorbeeld.nl')
      await expect(canvas.queryByRole('button', { name: /^Plaats boeking/ })).toBeNull()
    })
    await step('and the mail can be sent again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verstuur de e-mail opnieuw' }))
      await says(canvas, 'De e-mail staat klaar')
      await expect(canvas.getByRole('link', { name: 'Naar de boeking' })).toBeVisible()
      again.becomes('sent')
      await says(canvas, 'De e-mail is verzonden!')
      await leadsToTheAgenda(canvas)
    })
  },
}

export const PaidAlready: Story = {
  args: { address: TWO_NIGHTS, data: answering(null) },
  beforeEach: () => {
    sent.length = 0
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Eigen site')
    await userEvent.click(canvas.getByRole('radio', { name: 'ja' }))
    await place(canvas)
    await says(canvas, 'Kies hoe de klant heeft betaald.')
    await expect(sent).toEqual([])
    await choose(canvas, 'Hoe betaald', 'Pin')
    await place(canvas)
    await says(canvas, 'De boeking is toegevoegd!')
    await expect(sent).toMatchObject([{ paid: true, method: 'pin' }])
  },
}

/** Its source pays the municipality: the guest is asked none, and the total has none. */
export const RemitsTheTouristTax: Story = {
  args: { address: TWO_NIGHTS, data: answering(null) },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Booking.com')
    const summary = within(canvas.getByRole('region', { name: 'Samenvatting' }))
    await waitFor(() => expect(summary.getAllByText(/toeristenbelasting/)).toHaveLength(2))
    await choose(canvas, 'Klant komt van', 'Natuurhuisje')
    await says(canvas, 'Natuurhuisje draagt de toeristenbelasting zelf af.')
    await waitFor(() => expect(summary.getAllByText(/toeristenbelasting/)).toHaveLength(1))
  },
}

export const Warned: Story = {
  args: {
    address: `${ADD}?kamer=8&van=2026-12-04&tot=2026-12-05`,
    data: answering(null),
  },
  beforeEach: () => {
    sent.length = 0
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Zelf ingevoerd')
    await says(canvas, /moet je minimaal voor 2 nachten boeken/)
    await place(canvas)
    await says(canvas, 'Schrijf op waarom u toch boekt.')
    await userEvent.type(canvas.getByLabelText('Toch boeken, want'), 'Vaste gast.')
    await place(canvas)
    await says(canvas, 'De boeking is toegevoegd!')
    await expect(sent).toMatchObject([{ overruleReason: 'Vaste gast.' }])
  },
}

const taken = [9, 10, 11].map((room) => booking(room, `Gast ${room}`, '2026-12-06', '2026-12-08'))

export const Taken: Story = {
  args: { address: TWO_NIGHTS, bookings: taken },
  play: async ({ canvas, step }) => {
    await ready(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: /^2 personen/ }))
    await step('says why, and what is still free', async () => {
      await says(canvas, 'Er is een datum geselect die reeds bezet is, selecteer een andere datum.')
      await says(canvas, 'Wel vrij op deze datums:')
    })
    await step('a day that is full is marked and closed', async () => {
      await expect(canvas.getByRole('button', { name: 'zondag 6 december, vol' })).toBeDisabled()
    })
    await step('and another type is a press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Knusse kamer, / }))
      await says(canvas, 'Totaal')
      await expect(canvas.getByRole('combobox', { name: 'Kamer' })).toHaveTextContent(
        'Knusse kamer',
      )
    })
  },
}

export const JustTaken: Story = {
  args: {
    address: TWO_NIGHTS,
    onProperty: (property) => {
      property.data.create = async () => {
        for (const one of taken) property.arrive(one)
        throw new ApiProblem(
          409,
          'stay-refused',
          'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
        )
      }
    },
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Zelf ingevoerd')
    await place(canvas)
    await says(canvas, 'Deze kamer is net bezet')
    await says(canvas, 'Past wel:')
    await expect(canvas.getByLabelText('Naam klant')).toHaveValue('Bart Coumans')
  },
}

export const NobodyKnows: Story = {
  args: { address: TWO_NIGHTS, data: refusing(0, 'unreachable', '') },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Zelf ingevoerd')
    await place(canvas)
    await says(canvas, /^Het is niet zeker of de boeking is geplaatst/)
    await expect(canvas.getByLabelText('Naam klant')).toHaveValue('Bart Coumans')
  },
}

export const RefusedByTheServer: Story = {
  args: {
    address: TWO_NIGHTS,
    data: {
      create: (async () => {
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gemarkeerde gegevens.', null, [
          { field: 'email', text: 'Controleer het e-mail adres.' },
        ])
      }) as unknown as Create,
    },
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Zelf ingevoerd')
    await place(canvas)
    await says(canvas, 'Controleer het e-mail adres.')
  },
}

export const FamilyRoom: Story = {
  args: { data: answering('sent') },
  beforeEach: () => {
    sent.length = 0
  },
  play: async ({ canvas, step }) => {
    await ready(canvas)
    await choose(canvas, 'Kamer', 'Familiekamer')
    await choose(canvas, 'Klant komt van', 'Eigen site')
    await userEvent.click(canvas.getByRole('radio', { name: 'nee' }))
    await userEvent.type(canvas.getByLabelText('Naam klant'), 'Familie Coumans')
    await userEvent.type(canvas.getByLabelText('Email klant'), 'bart@voorbeeld.nl')
    await step('a variant opens only its own weekday', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Maandag-midweek/ }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'maandag 7 december' })).toBeEnabled(),
      )
      await expect(canvas.getByRole('button', { name: 'dinsdag 8 december' })).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: '6 personen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'maandag 7 december' }))
      await says(canvas, /^ma 7 – vr 11 dec · 4 nachten$/)
    })
    await step('and it is placed', async () => {
      await waitFor(() => expect(canvas.getByText('Totaal')).toBeVisible())
      await place(canvas, 'Plaats boeking')
      await says(canvas, 'De e-mail is verzonden!')
      await expect(sent).toMatchObject([
        { roomTypeId: 4, arrival: '2026-12-07', departure: '2026-12-11', persons: 6 },
      ])
    })
  },
}

export const AgesAndExtras: Story = {
  args: {
    address: TWO_NIGHTS,
    facts: {
      priceList: {
        ...defaultPriceList,
        touristTax: defaultPriceList.touristTax.map((tariff) => ({
          ...tariff,
          childAgeLimit: 12,
          residentsExempt: true,
        })),
      },
    },
  },
  play: async ({ canvas, step }) => {
    await fillIn(canvas, 'Zelf ingevoerd')
    await step('a child under the age pays no tourist tax', async () => {
      await choose(canvas, 'Kinderen jonger dan 12 jaar', '1')
      await choose(canvas, 'Leeftijd van kind 1 bij aankomst', '4 jaar')
      await waitFor(() => expect(canvas.getByText(/^€.223,00$/)).toBeVisible())
    })
    await step('extras are lines of the price', async () => {
      await userEvent.click(canvas.getByText('Extra’s'))
      await userEvent.type(
        canvas.getByRole('spinbutton', { name: 'Bloemen op de kamer, aantal' }),
        '2',
      )
      await waitFor(() => expect(canvas.getByText(/^€.248,00$/)).toBeVisible())
    })
  },
}

export const AGuestWhoWasHere: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.type(canvas.getByLabelText('Naam klant'), 'Sanne')
    await userEvent.click(
      await within(document.body).findByRole('option', { name: /Sanne Hoekstra/ }),
    )
    await expect(canvas.getByLabelText('Naam klant')).toHaveValue('Sanne Hoekstra')
    await expect(canvas.getByLabelText('Email klant')).toHaveValue('gast@voorbeeld.nl')
    await expect(canvas.getByLabelText('Telefoon klant (niet verplicht)')).toHaveValue(
      '06 12 34 56 78',
    )
  },
}

export const OnAPhone: Story = {
  args: { address: TWO_NIGHTS },
  globals: onPhone,
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Zelf ingevoerd')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const ConnectionLost: Story = {
  args: { address: TWO_NIGHTS, live: 'lost' },
  play: async ({ canvas }) => {
    await says(canvas, 'Kan pas weer als de verbinding er is.')
    await expect(canvas.getByRole('button', { name: 'Plaats boeking (gewoon)' })).toBeDisabled()
  },
}
