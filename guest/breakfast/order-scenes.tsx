import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { firstNameIn } from '../../rules/forms/first-name-in.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { CallUs } from '../property/ReachUs.tsx'
import { dayYearWords } from '../stay/words.ts'
import type { Scene } from '../thanks/SceneCard.tsx'
import { OrderAgain, PayOrder, ToPayOrder } from './order-actions.tsx'
import type { OrderState } from './order-state.ts'
import { payUntilWords } from './pay-until-words.ts'

const orderAgain = () => (
  <>
    <OrderAgain main />
    <CallUs />
  </>
)

const payAgain: Scene<BreakfastOrderStatusView>['actions'] = (order) => (
  <>
    <ToPayOrder order={order} label="Opnieuw betalen" />
    <CallUs />
  </>
)

const payOrder: Scene<BreakfastOrderStatusView>['actions'] = (order) => (
  <>
    <PayOrder order={order} />
    <ToPayOrder order={order} label="Anders betalen" quiet />
    <CallUs />
  </>
)

/** What each state of a breakfast order is told with. */
export const orderScenes: Record<OrderState, Scene<BreakfastOrderStatusView>> = {
  'to-pay': {
    status: { kind: 'notice', word: 'Nog niet betaald' },
    picture: 'ontbijtbox',
    title: 'Je bestelling staat klaar',
    words: (order) => `Er is nog niets betaald. ${payUntilWords(order)}`,
    amount: 'Te betalen',
    actions: payOrder,
  },
  'at-payment': {
    status: { kind: 'notice', word: 'Nog niet betaald' },
    picture: 'ontbijtbox',
    title: 'Je moet nog betalen',
    words: (order) => `Er is nog niets betaald. ${payUntilWords(order)}`,
    waiting: 'Heb je net betaald? Dan zie je dat hier zo.',
    amount: 'Te betalen',
    actions: payOrder,
  },
  paying: {
    status: { kind: 'notice', word: 'Bezig' },
    picture: 'ontbijtbox',
    title: 'We wachten op je bank',
    words: (order) => `Je bank verwerkt de betaling nog. ${payUntilWords(order)}`,
    waiting: 'Je mag deze pagina sluiten: de bevestiging komt ook per e-mail.',
    amount: 'Te betalen',
    actions: (order) => <PayOrder order={order} />,
  },
  'not-paid': {
    status: { kind: 'danger', word: 'Niet betaald' },
    picture: 'gesloten-luiken',
    title: 'De betaling is niet gelukt',
    words: (order) =>
      `Je bank heeft de betaling niet uitgevoerd, er is niets afgeschreven. ${payUntilWords(order)}`,
    amount: 'Te betalen',
    actions: payAgain,
  },
  'pay-stopped': {
    status: { kind: 'notice', word: 'Niet betaald' },
    picture: 'ontbijtbox',
    title: 'Je hebt de betaling gestopt',
    words: (order) => `Er is niets afgeschreven. ${payUntilWords(order)}`,
    amount: 'Te betalen',
    actions: payAgain,
  },
  'pay-lapsed': {
    status: { kind: 'danger', word: 'Niet betaald' },
    picture: 'gesloten-luiken',
    title: 'De tijd om te betalen was om',
    words: (order) =>
      `De betaalpagina is gesloten en er is niets afgeschreven. ${payUntilWords(order)}`,
    amount: 'Te betalen',
    actions: payAgain,
  },
  'part-paid': {
    status: { kind: 'danger', word: 'Niet alles betaald' },
    picture: 'gesloten-luiken',
    title: 'Er is nog een bedrag open',
    words: (order) =>
      `We ontvingen minder dan je bestelling kost: ${formatEuro(order.balanceCents)} staat nog open. ${payUntilWords(order)}`,
    amount: 'Totaal',
    actions: (order) => (
      <>
        <ToPayOrder order={order} label="De rest betalen" />
        <CallUs />
      </>
    ),
  },
  confirming: {
    status: { kind: 'success', word: 'Betaald' },
    picture: 'ontbijtbox',
    title: 'Je betaling is binnen',
    words: ({ name }) =>
      `Bedankt, ${firstNameIn(name)}. We leggen je bestelling nu vast en sturen je de bevestiging per e-mail.`,
    waiting: 'Dit duurt meestal een paar tellen. Je mag deze pagina sluiten.',
    amount: 'Betaald',
    actions: () => null,
  },
  confirmed: {
    status: { kind: 'success', word: 'Betaald' },
    picture: 'ontbijtbox',
    title: 'Het ontbijt komt eraan',
    words: ({ name, email, day, slotLabel, here }) =>
      `Bedankt, ${firstNameIn(name)}. ${here ? 'Je ontbijt staat' : 'We bellen'} ${dayYearWords(day)} tussen ${slotLabel.replace('-', ' en ')} uur ${here ? 'voor je klaar' : 'aan'}. De bevestiging gaat per e-mail naar ${email}.`,
    amount: 'Betaald',
    actions: () => <OrderAgain />,
  },
  'confirmed-unpaid': {
    status: { kind: 'notice', word: 'Besteld, nog te betalen' },
    picture: 'ontbijtbox',
    title: 'Je ontbijt staat vast',
    words: ({ name, balanceCents }) =>
      `Bedankt, ${firstNameIn(name)}. Er staat nog ${formatEuro(balanceCents)} open. Je kunt het nu online betalen.`,
    amount: 'Totaal',
    actions: (order) => <ToPayOrder order={order} />,
  },
  delivered: {
    status: { kind: 'success', word: 'Afgegeven' },
    picture: 'ontbijtbox',
    title: 'Smakelijk eten!',
    words: ({ receiver }) => `Het ontbijt is afgegeven aan ${receiver}.`,
    amount: 'Totaal',
    actions: () => <OrderAgain />,
  },
  lapsed: {
    status: { kind: 'danger', word: 'Verlopen' },
    picture: 'gesloten-luiken',
    title: 'Deze bestelling is verlopen',
    words: () =>
      'Er is niet op tijd betaald, dus deze bestelling gaat niet door. Je kunt opnieuw bestellen voor een andere dag.',
    amount: 'Niet betaald',
    actions: orderAgain,
  },
  cancelled: {
    status: { kind: 'danger', word: 'Geannuleerd' },
    picture: 'gesloten-luiken',
    title: 'Deze bestelling is geannuleerd',
    words: ({ balanceCents }) =>
      balanceCents < 0
        ? `Er komt geen ontbijt. ${formatEuro(-balanceCents)} gaat terug naar je rekening.`
        : 'Er komt geen ontbijt. Heb je hier een vraag over, bel of mail ons.',
    amount: 'Bedrag',
    actions: orderAgain,
  },
  refunded: {
    status: { kind: 'notice', word: 'Teruggestort' },
    picture: 'gesloten-luiken',
    title: 'We hebben je betaling teruggestort',
    words: ({ email }) =>
      `Deze bestelling gaat niet door. Het hele bedrag gaat terug naar je rekening; we mailen naar ${email}.`,
    amount: 'Teruggestort',
    actions: orderAgain,
  },
}
