import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { CallUs } from '../property/ReachUs.tsx'
import { BookAgain, CalendarFile, ToPayByLink, ToPayment } from './booking-actions.tsx'
import type { Scene } from './SceneCard.tsx'
import type { ThanksState } from './thanks-state.ts'
import { cancelledWords } from './cancelled-words.ts'
import { untilWords } from './until-words.ts'

type BookingScene = Scene<BookingStatusView>

const payAgain: BookingScene['actions'] = (booking) => (
  <>
    <ToPayByLink booking={booking} label="Opnieuw betalen" />
    <CallUs />
  </>
)

const toPayment: BookingScene['actions'] = (booking) => (
  <>
    <ToPayment booking={booking} />
    <ToPayByLink booking={booking} label="Anders betalen" quiet />
    <CallUs />
  </>
)

const bookAgain: BookingScene['actions'] = (booking) => (
  <>
    <BookAgain booking={booking} />
    <CallUs />
  </>
)

/** What each state of a booking is told with. */
export const bookingScenes: Record<ThanksState, BookingScene> = {
  confirmed: {
    status: { kind: 'success', word: 'Betaald' },
    picture: 'sleutel',
    title: 'Je sleutel hangt klaar',
    words: ({ guestName, email }) =>
      `Bedankt, ${guestName}. De bevestiging gaat per e-mail naar ${email}.`,
    amount: 'Betaald',
    actions: (booking) => <CalendarFile booking={booking} />,
  },
  'booked-unpaid': {
    status: { kind: 'notice', word: 'Geboekt, nog te betalen' },
    picture: 'sleutel',
    title: 'Je kamer staat vast',
    words: ({ guestName, balanceCents, linkEnded }) =>
      `Bedankt, ${guestName}. Er staat nog ${formatEuro(balanceCents)} open. ${linkEnded ? 'De betaallink is verlopen: vraag ons een nieuwe.' : 'Je kunt het nu online betalen.'}`,
    amount: 'Totaal',
    actions: (booking) => (
      <>
        {booking.linkEnded ? <CallUs main number /> : <ToPayByLink booking={booking} />}
        <CalendarFile booking={booking} quiet />
      </>
    ),
  },
  'part-paid': {
    status: { kind: 'danger', word: 'Niet alles betaald' },
    picture: 'gesloten-luiken',
    title: 'Er is nog een bedrag open',
    words: (booking) =>
      `We ontvingen minder dan je verblijf kost: ${formatEuro(booking.balanceCents)} staat nog open. ${untilWords(booking)}`,
    amount: 'Totaal',
    actions: (booking) => (
      <>
        <ToPayByLink booking={booking} label="De rest betalen" />
        <CallUs />
      </>
    ),
  },
  confirming: {
    status: { kind: 'success', word: 'Betaald' },
    picture: 'sleutel',
    title: 'Je betaling is binnen',
    words: ({ guestName }) =>
      `Bedankt, ${guestName}. We leggen je boeking nu vast en sturen je de bevestiging per e-mail.`,
    waiting: 'Dit duurt meestal een paar tellen. Je mag deze pagina sluiten.',
    amount: 'Betaald',
    actions: () => null,
  },
  opening: {
    status: { kind: 'notice', word: 'Nog niet betaald' },
    picture: 'sleutel',
    title: 'De betaalpagina komt eraan',
    words: (booking) => `Je boeking staat klaar, er is nog niets betaald. ${untilWords(booking)}`,
    waiting: 'We vragen de betaalpagina aan. Met de knop kun je het zelf proberen.',
    amount: 'Te betalen',
    actions: toPayment,
  },
  'to-pay': {
    status: { kind: 'notice', word: 'Nog niet betaald' },
    picture: 'sleutel',
    title: 'Je moet nog betalen',
    words: (booking) =>
      `Er is nog niets betaald. ${untilWords(booking)} Betaal voor die tijd, anders vervalt je boeking.`,
    waiting: 'Heb je net betaald? Dan zie je dat hier zo.',
    amount: 'Te betalen',
    actions: toPayment,
  },
  paying: {
    status: { kind: 'notice', word: 'Bezig' },
    picture: 'sleutel',
    title: 'We wachten op je bank',
    words: (booking) => `Je bank verwerkt de betaling nog. ${untilWords(booking)}`,
    waiting: 'Je mag deze pagina sluiten: de bevestiging komt ook per e-mail.',
    amount: 'Te betalen',
    actions: (booking) => <ToPayment booking={booking} />,
  },
  'not-paid': {
    status: { kind: 'danger', word: 'Niet betaald' },
    picture: 'gesloten-luiken',
    title: 'De betaling is niet gelukt',
    words: (booking) =>
      `Je bank heeft de betaling niet uitgevoerd, er is niets afgeschreven. ${untilWords(booking)} Probeer het opnieuw.`,
    amount: 'Te betalen',
    actions: payAgain,
  },
  'pay-stopped': {
    status: { kind: 'notice', word: 'Niet betaald' },
    picture: 'sleutel',
    title: 'Je hebt de betaling gestopt',
    words: (booking) =>
      `Er is niets afgeschreven. ${untilWords(booking)} Je kunt alsnog betalen, of niets doen: dan vervalt je boeking vanzelf.`,
    amount: 'Te betalen',
    actions: payAgain,
  },
  'pay-lapsed': {
    status: { kind: 'danger', word: 'Niet betaald' },
    picture: 'gesloten-luiken',
    title: 'De tijd om te betalen was om',
    words: (booking) =>
      `De betaalpagina is gesloten en er is niets afgeschreven. ${untilWords(booking)} Je kunt een nieuwe betaling beginnen.`,
    amount: 'Te betalen',
    actions: payAgain,
  },
  expired: {
    status: { kind: 'danger', word: 'Verlopen' },
    picture: 'gesloten-luiken',
    title: 'Deze boeking is verlopen',
    words: () =>
      'Er is niets betaald en we houden de kamer niet meer voor je vast. Je kunt hetzelfde verblijf opnieuw boeken zolang het vrij is.',
    amount: 'Niet betaald',
    actions: (booking) => <BookAgain booking={booking} />,
  },
  'expired-unheard': {
    status: { kind: 'danger', word: 'Verlopen' },
    picture: 'gesloten-luiken',
    title: 'We houden de kamer niet meer vast',
    words: () =>
      'We hebben je betaling nog niet gezien. Heb je betaald, boek dan niet opnieuw: zodra het geld er is, kijken we of je er nog in kunt. Anders storten we alles terug.',
    amount: 'Nog niet betaald',
    actions: bookAgain,
  },
  'paid-late': {
    status: { kind: 'notice', word: 'Laat betaald' },
    picture: 'luiken-avond',
    title: 'Je betaling kwam laat binnen',
    words: () =>
      'We hielden de kamer niet meer voor je vast. We kijken of je er nog in kunt; anders storten we het hele bedrag terug.',
    waiting: 'Je hoort het ook per e-mail.',
    amount: 'Betaald',
    actions: () => <CallUs />,
  },
  'too-little': {
    status: { kind: 'danger', word: 'Te weinig betaald' },
    picture: 'gesloten-luiken',
    title: 'We houden de kamer niet meer vast',
    words: ({ quote, receivedCents }) =>
      `Je verblijf kost ${formatEuro(quote.totalCents)} en er kwam ${formatEuro(receivedCents)} binnen. Dat bedrag storten we terug. Je kunt hetzelfde verblijf opnieuw boeken zolang het vrij is.`,
    amount: 'Ontvangen',
    actions: bookAgain,
  },
  refunded: {
    status: { kind: 'notice', word: 'Teruggestort' },
    picture: 'gesloten-luiken',
    title: 'We hebben je betaling teruggestort',
    words: ({ email, quote, receivedCents }) =>
      `${receivedCents < quote.totalCents ? `Er kwam minder binnen dan de ${formatEuro(quote.totalCents)} die je verblijf kost.` : 'Je betaling kwam binnen toen de kamer al vergeven was.'} Het hele bedrag gaat terug naar je rekening; we mailen naar ${email}.`,
    amount: 'Teruggestort',
    actions: bookAgain,
  },
  cancelled: {
    status: { kind: 'danger', word: 'Geannuleerd' },
    picture: 'gesloten-luiken',
    title: 'Deze boeking is geannuleerd',
    words: cancelledWords,
    amount: 'Bedrag',
    actions: () => <CallUs />,
  },
}
