import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import type { AgreementView } from '../../../api/quotes/agreement.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { acting } from '../fixtures/acting.ts'
import { agreedInGerman } from '../fixtures/agreements.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import {
  janFromChannel,
  karinCancelled,
  karinOwed,
  nienkeExpired,
  nienkeHeld,
  sanne,
  sannePaidCash,
  sanneWithTroubles,
} from '../fixtures/booking-detail.ts'
import { mailing } from '../fixtures/mailing.ts'
import { timelines } from '../fixtures/timelines.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const at = (id: string) => `/agenda/aanpassen?id=${id}`
const showing = (booking: object, timeline: TimelineStep[]): Partial<BackOfficeDataProvider> => ({
  getOne: (async () => ({ data: booking })) as BackOfficeDataProvider['getOne'],
  readTimeline: async () => timeline,
})
const unreachable = async () => {
  throw new ApiProblem(0, 'unreachable', '')
}

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Booking',
  component: BackOffice,
  args: { address: at(sanne.id) },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const PaidAndComingToday: Story = {
  play: async ({ canvas, step }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Sanne Hoekstra' })).toBeVisible(),
    )
    await expect(canvas.getByText('Komt vandaag')).toBeVisible()
    await step('the lines it was sold with add up to the total', async () => {
      const [lines] = canvas.getAllByRole('table')
      await expect(
        within(lines!).getByRole('row', {
          name: /^wo 25 nov · 2 personen Prijs 2 personen, Knusse kamer 21% 89,00$/,
        }),
      ).toBeVisible()
      await expect(
        within(lines!).getByRole('row', { name: /^Totaal btw inbegrepen: €\s34,36 208,00$/ }),
      ).toBeVisible()
    })
    await step('the rule behind each price is one step away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toon de regel achter elke prijs' }))
      await expect(
        canvas.getAllByText('De hoogste seizoenstoeslag die voor deze nacht geldt.'),
      ).toHaveLength(2)
      const [source] = canvas.getAllByText('BO §9, season.overlap=highest')
      await expect(source).not.toBeVisible()
      await userEvent.click(within(source!).getByText('Waar deze regel staat'))
      await expect(source).toBeVisible()
    })
    await step('what happened, now, what comes next', async () => {
      const steps = within(canvas.getByRole('list', { name: 'Verloop' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
      await expect(steps.findIndex((words) => words.startsWith('Nu · wo 25 nov 14:24'))).toBe(6)
      await expect(steps[7]).toBe('Aankomst verwachtvandaag 15:00')
    })
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Bel' })).toHaveAttribute('href', 'tel:+31612345678'),
    )
  },
}

export const ConditionsThatWereAgreed: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByText('Akkoord gegeven op 12 nov 20:41, op de site in het Duits.')
    await expect(
      canvas.getByRole('button', {
        name: /^Huisregels\s*eerste versie, staat er nog zo, in het Nederlands gelezen$/,
      }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /^Privacy\s*De tekst van toen is er niet meer\.$/ }),
    ).toBeVisible()
    await step('a version is read as it stood, in its language', async () => {
      await userEvent.click(
        canvas.getByRole('button', {
          name: /^Algemene voorwaarden\s*versie van 3 mei 14:02, intussen gewijzigd$/,
        }),
      )
      const dialog = within(document.body).getByRole('dialog', { name: 'Algemene voorwaarden' })
      await expect(within(dialog).getByText(/^Diese Bedingungen/)).toHaveAttribute('lang', 'de')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
    await step('what goes back stands with the page that names it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Annuleringsvoorwaarden/ }))
      const dialog = within(document.body).getByRole('dialog', { name: 'Annuleringsvoorwaarden' })
      await expect(within(dialog).getByText('Bis 7 Tage vor der Anreise: alles')).toBeVisible()
    })
  },
}

const agreedTo = (agreement: Partial<AgreementView>): Partial<BackOfficeDataProvider> => ({
  call: (async () => ({ ...agreedInGerman, ...agreement })) as BackOfficeDataProvider['call'],
})

export const NothingWasAgreedTo: Story = {
  args: { data: agreedTo({ by: null, at: null, pages: [], cancellation: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Ingevoerd of overgenomen: waarmee de klant akkoord ging, is op deze site niet vastgelegd.',
    )
  },
}

export const AgreedToBeforeVersionsWereStored: Story = {
  args: { data: agreedTo({ language: 'nl', pages: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Akkoord gegeven op 12 nov 20:41, op de site in het Nederlands. De site bewaarde toen nog niet welke tekst er stond.',
    )
  },
}

export const MailThatFailedAndMailNobodyKnowsOf: Story = {
  args: { data: showing(sanneWithTroubles, timelines.sanneWithTroubles) },
  play: async ({ canvas }) => {
    const timeline = await canvas.findByRole('list', { name: 'Verloop' })
    await expect(within(timeline).getByText('Mail voor aankomst niet verzonden')).toBeVisible()
    await expect(within(timeline).getByText('onzeker')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: /^Tot wo 25 november.*Mislukt$/ }),
    ).toHaveAttribute('href', '/mail/details?id=mail-2')
  },
}

const readTimeline = fn(async (): Promise<TimelineStep[]> => timelines.sanne)

export const TheTimelineDoesNotLoad: Story = {
  args: { data: { readTimeline } },
  beforeEach: () => {
    readTimeline.mockRejectedValue(new ApiProblem(500, 'unexpected', 'Er ging iets mis.'))
  },
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByText(/Het verloop is niet geladen/)).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Sanne Hoekstra' })).toBeVisible()
    await step('it can be asked for again, by itself', async () => {
      readTimeline.mockResolvedValue(timelines.sanne)
      await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
      await waitFor(() => expect(canvas.getByRole('list', { name: 'Verloop' })).toBeVisible())
    })
  },
}

export const HeldAndNotPaid: Story = {
  args: {
    data: {
      ...showing(nienkeHeld, timelines.nienkeHeld),
      act: acting(),
    },
  },
  play: async ({ canvas, args, step }) => {
    await waitFor(() => expect(canvas.getByText('Optie tot 21:11')).toBeVisible())
    await expect(
      canvas.queryByRole('button', { name: 'Bevestiging opnieuw versturen' }),
    ).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Markeer als betaald' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Markeer als betaald' })
    await step('an amount that is none is refused at its field', async () => {
      const amount = within(dialog).getByRole('textbox', { name: 'Bedrag in euro' })
      await expect(amount).toHaveValue('348,00')
      await userEvent.clear(amount)
      await userEvent.click(within(dialog).getByRole('button', { name: 'Vastleggen' }))
      await expect(amount).toHaveAccessibleDescription('Vul een bedrag in boven € 0,00.')
      await expect(amount).toHaveFocus()
      await expect(args.data?.act).not.toHaveBeenCalled()
      await userEvent.type(amount, '348')
    })
    await step('and is noted with how it came', async () => {
      await userEvent.click(within(dialog).getByRole('combobox', { name: 'Hoe ontvangen' }))
      await userEvent.click(await within(document.body).findByRole('option', { name: 'Contant' }))
      await userEvent.click(within(dialog).getByRole('button', { name: 'Vastleggen' }))
      await waitFor(() => expect(canvas.getByText('De boeking is gewijzigd!')).toBeVisible())
      await expect(args.data?.act).toHaveBeenCalledWith(
        'bookings',
        nienkeHeld.id,
        'mark-paid',
        expect.objectContaining({ cents: 34_800, method: 'cash' }),
      )
    })
  },
}

export const MoreIsNotedThanIsOpen: Story = {
  args: {
    data: {
      ...showing(nienkeHeld, timelines.nienkeHeld),
      act: acting(() => {
        const fields = [{ field: 'cents', text: 'Dit is meer dan er nog open staat.' }]
        throw new ApiProblem(400, 'invalid-input', 'Controleer de gegevens.', null, fields)
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Markeer als betaald' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Markeer als betaald' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Vastleggen' }))
    await waitFor(() =>
      expect(
        within(dialog).getByRole('textbox', { name: 'Bedrag in euro' }),
      ).toHaveAccessibleDescription('Dit is meer dan er nog open staat.'),
    )
  },
}

export const PaidInCash: Story = {
  args: {
    data: {
      ...showing(sannePaidCash, timelines.sanne),
      act: acting(),
    },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('door Mieke Geurts')).toBeVisible())
    await expect(canvas.getByRole('row', { name: /Contant ontvangen/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Niet betaald' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Niet betaald' })
    await expect(dialog).toHaveTextContent(
      'Sanne Hoekstra: is € 208,00 (Contant, 24 nov 17:05) toch niet ontvangen?',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Niet ontvangen' }))
    await waitFor(() =>
      expect(args.data?.act).toHaveBeenCalledWith(
        'bookings',
        sannePaidCash.id,
        'take-back-receipt',
        {
          entryId: '2',
          requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
          version: sannePaidCash.version,
        },
      ),
    )
  },
}

export const ExpiredUnpaid: Story = {
  args: { data: showing(nienkeExpired, timelines.nienkeExpired) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Niets open')).toBeVisible())
    await expect(canvas.queryByText('Rekening open')).not.toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /Vervallen, niet betaald.* 0,00$/ })).toBeVisible()
  },
}

export const CancelledAndPaidBack: Story = {
  args: { data: showing(karinCancelled, timelines.karinCancelled) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Karin Peeters (Geannuleerd)' })).toBeVisible(),
    )
    await expect(canvas.getByText('Voor deze boeking is er niets meer te doen.')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Terugbetaald, iDEAL.* 0,00$/ })).toBeVisible()
  },
}

export const ARefundThatThePaymentServiceRefused: Story = {
  args: {
    data: {
      ...showing(karinOwed, timelines.karinOwed),
      act: acting(),
    },
  },
  play: async ({ canvas, args, step }) => {
    await waitFor(() => expect(canvas.getByText('Terugbetaling geweigerd')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Terugbetaling vastleggen' }))
    const dialog = await within(document.body).findByRole('dialog', {
      name: 'Terugbetaling vastleggen',
    })
    await expect(dialog).toHaveTextContent('Hebt u € 104,00 zelf teruggestort?')
    await step('is noted for the sum that was shown', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Ja, teruggestort' }))
      await waitFor(() => expect(canvas.getByText('De boeking is gewijzigd!')).toBeVisible())
      await expect(args.data?.act).toHaveBeenCalledWith(
        'bookings',
        karinOwed.id,
        'refunded-by-hand',
        expect.objectContaining({ ...karinOwed.refundByHand, method: 'bank' }),
      )
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
  },
}

/**
 * By the time it is read again, the first was noted and another payment of the same sum is owed.
 */
const otherOwed = {
  ...karinOwed,
  notes: 'Belde over een tweede betaling.',
  refundByHand: { cents: 10_400, refundIds: ['terugbetaling-2'] },
}
let firstIsNoted = false

export const ANoteOfARefundWhoseAnswerWasLost: Story = {
  beforeEach: () => {
    firstIsNoted = false
  },
  args: {
    data: {
      getOne: (async () => ({
        data: firstIsNoted ? otherOwed : karinOwed,
      })) as BackOfficeDataProvider['getOne'],
      act: acting(() => {
        if (firstIsNoted) return
        firstIsNoted = true
        throw new ApiProblem(0, 'unreachable', '')
      }),
    },
  },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Terugbetaling vastleggen' }))
    const dialog = await within(document.body).findByRole('dialog', {
      name: 'Terugbetaling vastleggen',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ja, teruggestort' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        /^Het is niet zeker of dit is gelukt/,
      ),
    )
    await step('pressed again it is about the payment that was shown', async () => {
      await canvas.findByText(otherOwed.notes)
      await userEvent.click(within(dialog).getByRole('button', { name: 'Ja, teruggestort' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      const [first, second] = (args.data!.act as ReturnType<typeof acting>).mock.calls
      await expect(first).toEqual([
        'bookings',
        karinOwed.id,
        'refunded-by-hand',
        expect.objectContaining(karinOwed.refundByHand),
      ])
      await expect(second).toEqual(first)
    })
  },
}

const resent = mailing(sanne, 'confirmation')

export const TheConfirmationGoesOnceMore: Story = {
  args: resent.args,
  beforeEach: resent.beforeEach,
  play: async ({ canvas, step }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Bevestiging opnieuw versturen' }),
    )
    await waitFor(() => expect(canvas.getByText('De e-mail staat klaar')).toBeVisible())
    await expect(canvas.queryByText('De bevestiging is opnieuw verstuurd!')).toBeNull()
    await step('and is called sent once the mail server took it', async () => {
      resent.becomes('sent')
      await waitFor(() =>
        expect(canvas.getByText('De bevestiging is opnieuw verstuurd!')).toBeVisible(),
      )
    })
  },
}

const unsent = mailing(sanne, 'confirmation')

export const TheConfirmationDoesNotGo: Story = {
  args: unsent.args,
  beforeEach: unsent.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Bevestiging opnieuw versturen' }),
    )
    await canvas.findByRole('link', { name: /^Je boeking.*Wacht$/ })
    unsent.becomes('failed')
    await waitFor(() =>
      expect(canvas.getByText('De e-mail is niet verzonden, probeer het opnieuw')).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: /^Je boeking.*Mislukt$/ })).toBeVisible()
  },
}

const unsendable = mailing(sanne, 'confirmation')

export const TheConfirmationIsOnlyKept: Story = {
  args: unsendable.args,
  beforeEach: unsendable.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Bevestiging opnieuw versturen' }),
    )
    await waitFor(() => expect(canvas.getByText('De e-mail staat klaar')).toBeVisible())
    unsendable.becomes('kept')
    await waitFor(() => expect(canvas.getByText(/^De mail is niet verzonden:/)).toBeVisible())
    await expect(canvas.queryByText('De bevestiging is opnieuw verstuurd!')).toBeNull()
  },
}

export const NoAnswerCame: Story = {
  args: { data: { act: acting(unreachable) } },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Bevestiging opnieuw versturen' }),
    )
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^Het is niet zeker of dit is gelukt/),
    )
    await step('pressed again it is the same request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bevestiging opnieuw versturen' }))
      await waitFor(() => expect(args.data?.act).toHaveBeenCalledTimes(2))
      const [first, second] = (args.data!.act as ReturnType<typeof acting>).mock.calls
      await expect(second).toEqual(first)
      await expect(first![3]).toEqual({ requestId: expect.stringMatching(/^[0-9a-f]{32}$/) })
    })
  },
}

export const Cancelling: Story = {
  args: { data: { act: acting() } },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Boeking annuleren' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Boeking annuleren' })
    await step('begins with what the conditions say, and says what it does', async () => {
      await expect(dialog).toHaveTextContent('Sanne Hoekstra, wo 25 – vr 27 nov, € 208,00 betaald.')
      await expect(within(dialog).getByRole('radio', { name: /^Een deel/ })).toBeChecked()
      await expect(
        within(dialog).getByRole('textbox', { name: 'Bedrag dat teruggaat, in euro' }),
      ).toHaveValue('104,00')
      await expect(dialog).toHaveTextContent('De 2 nachten komen vrij.')
      await expect(within(dialog).getByRole('checkbox')).toBeChecked()
    })
    await step('staff may give all back and tell nobody, and say why', async () => {
      await userEvent.click(within(dialog).getByRole('radio', { name: /^Alles/ }))
      await userEvent.click(within(dialog).getByRole('checkbox'))
      await userEvent.click(within(dialog).getByRole('button', { name: 'Boeking annuleren' }))
      const reason = within(dialog).getByRole('textbox', { name: /^Waarom iets anders/ })
      await waitFor(() => expect(reason).toHaveAccessibleDescription(/^Schrijf op waarom/))
      await userEvent.type(reason, 'Ziek')
    })
    await step('and is done once', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Boeking annuleren' }))
      await waitFor(() => expect(canvas.getByText('De boeking is Geannuleerd!')).toBeVisible())
      await expect(args.data?.act).toHaveBeenCalledWith('bookings', sanne.id, 'cancel', {
        refundCents: 20_800,
        mailGuest: false,
        reason: 'Ziek',
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
        version: sanne.version,
      })
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
  },
}

const cancelMail = mailing(sanne, 'cancellation')
const cancelIt = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Boeking annuleren' }))
  const dialog = await within(document.body).findByRole('dialog', { name: 'Boeking annuleren' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Boeking annuleren' }))
  await waitFor(() =>
    expect(canvas.getByText('De boeking is Geannuleerd! De e-mail staat klaar')).toBeVisible(),
  )
}

export const TheCancellationIsMailed: Story = {
  args: cancelMail.args,
  beforeEach: cancelMail.beforeEach,
  play: async ({ canvas }) => {
    await cancelIt(canvas)
    cancelMail.becomes('sending')
    cancelMail.becomes('sent')
    await waitFor(() =>
      expect(
        canvas.getByText('De boeking is Geannuleerd! Annulerings e-mail met succes verzonden!'),
      ).toBeVisible(),
    )
  },
}

const noCancelMail = mailing(sanne, 'cancellation')

export const TheCancellationIsNotMailed: Story = {
  args: noCancelMail.args,
  beforeEach: noCancelMail.beforeEach,
  play: async ({ canvas }) => {
    await cancelIt(canvas)
    noCancelMail.becomes('failed')
    await waitFor(() =>
      expect(
        canvas.getByText(/^De boeking is Geannuleerd! De e-mail is niet verzonden/),
      ).toBeVisible(),
    )
  },
}

export const Deleting: Story = {
  args: {
    data: {
      ...showing({ ...nienkeExpired, mails: [], payments: [] }, timelines.nienkeExpired),
      act: acting(),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Boeking verwijderen' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Boeking verwijderen' })
    await expect(dialog).toHaveTextContent('Weet je zeker dat je de afspraak wilt verwijderen?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/agenda'))
    await expect(args.data?.act).toHaveBeenCalledWith('bookings', nienkeExpired.id, 'delete', {
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      version: nienkeExpired.version,
    })
  },
}

export const CancellingOfAChannelWithoutAnAddress: Story = {
  args: { data: showing(janFromChannel, timelines.sanne) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Boeking annuleren' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Boeking annuleren' })
    await expect(dialog).toHaveTextContent('De klant heeft geen e-mailadres en krijgt geen mail.')
    await expect(dialog).toHaveTextContent('U stort het zelf terug en legt dat daarna hier vast.')
    await expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

export const CancellingIsRefused: Story = {
  args: {
    data: {
      act: acting(() => {
        throw new ApiProblem(409, 'booking-not-changeable', 'Dat kan bij deze boeking niet meer.')
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Boeking annuleren' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Boeking annuleren' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Boeking annuleren' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'Dat kan bij deze boeking niet meer.Niets is gewijzigd.',
      ),
    )
  },
}

export const Offline: Story = {
  args: { live: 'lost' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Boeking annuleren' })).toBeDisabled(),
    )
    await expect(canvas.getByText('Kan pas weer als de verbinding er is.')).toBeVisible()
  },
}

export const NoSuchBooking: Story = {
  args: { address: at('niemand') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deze boeking bestaat niet.')).toBeVisible())
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Sanne Hoekstra' })
  await expectItFits()
}

export const OnATablet: Story = { globals: onTablet, play: fits }
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }

const firstLink = mailing(
  {
    ...nienkeHeld,
    payLink: {
      until: nienkeHeld.holdUntil!,
      ended: false,
      path: '/booking-betaling-familie?id=2c6a5c1e-2c1f-4a51-9a52-0d4f0f3f7a10',
    },
  },
  'payment-request',
)

/** Held for a guest whose address came later: the link to copy, and the mail that asks to pay. */
export const HeldForItsPayer: Story = {
  args: firstLink.args,
  beforeEach: firstLink.beforeEach,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Betaallink sturen' })
    await expect(canvas.getByRole('link', { name: /booking-betaling-familie/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Kopieer betaallink' })).toBeVisible()
    await userEvent.click(button)
    await canvas.findByRole('button', { name: 'Nieuwe betaallink sturen' })
    firstLink.becomes('sent')
    await waitFor(() => expect(canvas.getByText('De betaallink is verzonden!')).toBeVisible())
  },
}

export const HeldForItsPayerOnAPhone: Story = {
  ...HeldForItsPayer,
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Kopieer betaallink' })
    await expectItFits()
  },
}

const anotherLink = mailing(
  {
    ...nienkeHeld,
    state: 'confirmed',
    holdUntil: null,
    payLink: {
      until: '2026-11-20T23:00:00.000Z',
      ended: true,
      path: '/booking-betaling?id=2c6a5c1e-2c1f-4a51-9a52-0d4f0f3f7a10',
    },
  },
  'confirmation',
)

export const OpenWithALinkThatEnded: Story = {
  args: anotherLink.args,
  beforeEach: anotherLink.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nieuwe betaallink sturen' }))
    await waitFor(() => expect(canvas.getByText('De e-mail staat klaar')).toBeVisible())
    anotherLink.becomes('sent')
    await waitFor(() =>
      expect(canvas.getByText('De nieuwe betaallink is verzonden!')).toBeVisible(),
    )
  },
}

/** A channel sold it; its feed says no price. */
export const SoldByAChannelWithoutAPrice: Story = {
  args: {
    data: showing(
      {
        ...sanne,
        source: 'airbnb',
        unpriced: true,
        totalCents: 0,
        quote: { ...sanne.quote, lines: [], totalCents: 0 },
      },
      [],
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Nog geen prijs')).toHaveLength(4))
  },
}
