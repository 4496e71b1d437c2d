import { type ReactNode, useEffect } from 'react'
import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-view.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { forgetAttempt } from '../checkout/attempt.ts'
import { Spinner } from '../controls/Spinner.tsx'
import { Status } from '../controls/Status.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { dayYearWords } from '../stay/words.ts'
import { forgetBreakfastDraft } from './breakfast-draft.ts'
import { OrderAgain, PayOrder, PayOrderAgain } from './order-actions.tsx'
import { type OrderState, orderState } from './order-state.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { payUntilWords } from './pay-until-words.ts'

type Order = BreakfastOrderStatusView

interface Scene {
  status: { kind: 'success' | 'notice' | 'danger'; word: string }
  picture: string
  title: string
  /** First what did or did not happen, then what comes. */
  words(order: Order): ReactNode
  /** Still moving: the ring turns and the page asks again. */
  waiting?: string
  /** What the total is called. */
  total: string
  actions(order: Order, onChange: () => void): ReactNode
}

/** An order in each of its states: picture, word, what happened, what can be done. */
export function OrderScene({ order, onChange }: { order: Order; onChange(): void }) {
  const state = orderState(order)
  const scene = scenes[state]
  // It is there: the next order is a new one, and what was typed is no longer of use here.
  useEffect(() => {
    forgetAttempt('breakfast')
    forgetBreakfastDraft()
  }, [])
  const { balanceCents, quote } = order
  return (
    <article className="scene-card scene-card--side thanks">
      <img src={`/art/${scene.picture}.svg`} alt="" width="600" height="400" />
      <div className="scene-card__body">
        <div className="stack stack--close thanks__news" role="status">
          <Status kind={scene.status.kind}>{scene.status.word}</Status>
          <h1>{scene.title}</h1>
          <p>{scene.words(order)}</p>
        </div>
        {scene.waiting && (
          <div className="loading-line">
            <Spinner />
            <p className="soft">{scene.waiting}</p>
          </div>
        )}
        <OrderFacts order={order} slotLabel={order.slotLabel} number={order.number} />
        <div className="order-lines">
          <OrderLines lines={order.lines} totalCents={quote.totalCents} totalName={scene.total} />
          {balanceCents > 0 && balanceCents < quote.totalCents && (
            <p className="small">
              Ontvangen {formatEuro(quote.totalCents - balanceCents)}, nog te betalen{' '}
              {formatEuro(balanceCents)}.
            </p>
          )}
        </div>
        <div className="buttons">{scene.actions(order, onChange)}</div>
      </div>
    </article>
  )
}

const scenes: Record<OrderState, Scene> = {
  'to-pay': {
    status: { kind: 'notice', word: 'Nog niet betaald' },
    picture: 'ontbijtbox',
    title: 'Je bestelling staat klaar',
    words: (order) => `Er is nog niets betaald. ${payUntilWords(order)}`,
    total: 'Te betalen',
    actions: (order) => (
      <>
        <PayOrder order={order} />
        <CallUs />
      </>
    ),
  },
  paying: {
    status: { kind: 'notice', word: 'Bezig' },
    picture: 'ontbijtbox',
    title: 'We wachten op je bank',
    words: (order) => `We hebben je betaling nog niet gezien. ${payUntilWords(order)}`,
    waiting: 'Je mag deze pagina sluiten: de bevestiging komt ook per e-mail.',
    total: 'Te betalen',
    actions: (order) => <PayOrder order={order} />,
  },
  'not-paid': {
    status: { kind: 'danger', word: 'Niet betaald' },
    picture: 'gesloten-luiken',
    title: 'De betaling is niet gelukt',
    words: (order) => `Er is niets afgeschreven. ${payUntilWords(order)}`,
    total: 'Te betalen',
    actions: (order, onChange) => (
      <>
        <PayOrderAgain order={order} onChange={onChange} label="Opnieuw betalen" />
        <CallUs />
      </>
    ),
  },
  'part-paid': {
    status: { kind: 'danger', word: 'Niet alles betaald' },
    picture: 'gesloten-luiken',
    title: 'Er is nog een bedrag open',
    words: (order) =>
      `We ontvingen minder dan je bestelling kost: ${formatEuro(order.balanceCents)} staat nog open. ${payUntilWords(order)}`,
    total: 'Totaal',
    actions: (order, onChange) => (
      <>
        <PayOrderAgain order={order} onChange={onChange} label="De rest betalen" />
        <CallUs />
      </>
    ),
  },
  confirming: {
    status: { kind: 'success', word: 'Betaald' },
    picture: 'ontbijtbox',
    title: 'Je betaling is binnen',
    words: ({ name }) =>
      `Bedankt, ${name}. We leggen je bestelling nu vast en sturen je de bevestiging per e-mail.`,
    waiting: 'Dit duurt meestal een paar tellen. Je mag deze pagina sluiten.',
    total: 'Betaald',
    actions: () => null,
  },
  confirmed: {
    status: { kind: 'success', word: 'Betaald' },
    picture: 'ontbijtbox',
    title: 'Het ontbijt komt eraan',
    words: ({ name, email, day, slotLabel }) =>
      `Bedankt, ${name}. We bellen ${dayYearWords(day)} tussen ${slotLabel.replace('-', ' en ')} uur aan. De bevestiging gaat per e-mail naar ${email}.`,
    total: 'Betaald',
    actions: () => <OrderAgain />,
  },
  'confirmed-unpaid': {
    status: { kind: 'notice', word: 'Besteld, nog te betalen' },
    picture: 'ontbijtbox',
    title: 'Je ontbijt staat vast',
    words: ({ name, balanceCents }) =>
      `Bedankt, ${name}. Er staat nog ${formatEuro(balanceCents)} open. Je kunt het nu online betalen.`,
    total: 'Totaal',
    actions: (order) => <PayOrder order={order} />,
  },
  delivered: {
    status: { kind: 'success', word: 'Bezorgd' },
    picture: 'ontbijtbox',
    title: 'Smakelijk eten!',
    words: ({ receiver }) => `Het ontbijt is bezorgd bij ${receiver}.`,
    total: 'Totaal',
    actions: () => <OrderAgain />,
  },
  lapsed: {
    status: { kind: 'danger', word: 'Verlopen' },
    picture: 'gesloten-luiken',
    title: 'Deze bestelling is verlopen',
    words: () =>
      'Er is niet op tijd betaald, dus we bezorgen deze bestelling niet. Je kunt opnieuw bestellen voor een andere dag.',
    total: 'Niet betaald',
    actions: () => (
      <>
        <OrderAgain main />
        <CallUs />
      </>
    ),
  },
  cancelled: {
    status: { kind: 'danger', word: 'Geannuleerd' },
    picture: 'gesloten-luiken',
    title: 'Deze bestelling is geannuleerd',
    words: ({ balanceCents }) =>
      balanceCents < 0
        ? `We bezorgen niets. ${formatEuro(-balanceCents)} gaat terug naar je rekening.`
        : 'We bezorgen niets. Heb je hier een vraag over, bel of mail ons.',
    total: 'Bedrag',
    actions: () => (
      <>
        <OrderAgain main />
        <CallUs />
      </>
    ),
  },
  refunded: {
    status: { kind: 'notice', word: 'Teruggestort' },
    picture: 'gesloten-luiken',
    title: 'We hebben je betaling teruggestort',
    words: ({ email }) =>
      `Deze bestelling gaat niet door. Het hele bedrag gaat terug naar je rekening; we mailen naar ${email}.`,
    total: 'Teruggestort',
    actions: () => (
      <>
        <OrderAgain main />
        <CallUs />
      </>
    ),
  },
}
