import { momentInAmsterdam } from '../calendar/amsterdam.ts'
import { staffDay } from '../calendar/dutch.ts'
import { formatEuro } from '../money/format-euro.ts'
import { decisionTexts } from '../texts/decision.ts'
import { fillText } from '../texts/fill-text.ts'
import type { DecisionKind } from './decided-meanwhile.ts'

/** A decision as the timeline keeps it. */
export interface Decision {
  kind: DecisionKind
  /** A member of staff's name, or 'guest', 'provider', 'channel', 'staff'; null: it came by itself. */
  by: string | null
  /** Milliseconds since 1970 UTC. */
  at: number
  /** How much it is about; of a cancellation what goes back. */
  cents: number
}

/** More of them would hide the last. */
const MOST = 3

/**
 * What was decided meanwhile, the last few, as one who comes after it reads it: 'Intussen
 * geannuleerd door Anna om 14:03; € 0,00 gaat terug.'
 *
 * @param now milliseconds since 1970 UTC; another day than today's is named
 */
export function whatStands(decisions: readonly Decision[], now: number): string {
  return decisions
    .slice(-MOST)
    .map((decision) => sentence(decision, now))
    .join(' ')
}

/** 'door Anna om 14:03': who decided it, and when. */
export function byWhomAndWhen({ by, at }: Pick<Decision, 'by' | 'at'>, now: number): string {
  const { today, minuteOfDay } = momentInAmsterdam(at)
  const time = `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, '0')}`
  const when =
    today === momentInAmsterdam(now).today
      ? fillText(decisionTexts.at, { time })
      : fillText(decisionTexts.onDay, { day: staffDay(today), time })
  const who = byWhom(by)
  return who === '' ? when : `${who} ${when}`
}

function byWhom(by: string | null): string {
  switch (by) {
    case null:
      return ''
    case 'guest':
    case 'provider':
      return decisionTexts.byGuest
    case 'channel':
      return decisionTexts.byChannel
    case 'staff':
      return decisionTexts.bySomeStaff
    default:
      return fillText(decisionTexts.byStaff, { name: by })
  }
}

function sentence(decision: Decision, now: number): string {
  const how = byWhomAndWhen(decision, now)
  return fillText(textOf(decision), { how, amount: formatEuro(decision.cents) })
}

function textOf({ kind, by }: Decision): string {
  switch (kind) {
    case 'cancelled':
      return by === null ? decisionTexts.lapsed : decisionTexts.cancelled
    case 'paid':
      return by === 'provider' ? decisionTexts.paidByGuest : decisionTexts.paid
    case 'receipt-taken-back':
      return decisionTexts.receiptTakenBack
    case 'written-off':
      return decisionTexts.writtenOff
    case 'write-off-taken-back':
      return decisionTexts.writeOffTakenBack
    case 'given-back':
      return decisionTexts.givenBack
    case 'stay-changed':
      return decisionTexts.stayChanged
    case 'arrived':
      return decisionTexts.arrived
    case 'departed':
      return decisionTexts.departed
    case 'no-show':
      return decisionTexts.noShow
    case 'attendance-taken-back':
      return decisionTexts.attendanceTakenBack
    case 'room-pinned':
      return decisionTexts.roomPinned
    case 'room-unpinned':
      return decisionTexts.roomUnpinned
    case 'delivered':
      return decisionTexts.delivered
    case 'delivery-failed':
      return decisionTexts.deliveryFailed
  }
}
