import { momentInAmsterdam } from '../calendar/amsterdam.ts'
import { staffDay } from '../calendar/dutch.ts'
import { formatEuro } from '../money/format-euro.ts'
import { type Message, message } from '../texts/message.ts'
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
export function whatStands(decisions: readonly Decision[], now: number): Message {
  return decisions
    .slice(-MOST)
    .map((decision) => sentence(decision, now))
    .reduce((first, next) => message('decision.oneAfterOther', { first, next }))
}

/** 'door Anna om 14:03': who decided it, and when. */
export function byWhomAndWhen({ by, at }: Pick<Decision, 'by' | 'at'>, now: number): Message {
  const { today, minuteOfDay } = momentInAmsterdam(at)
  const time = `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, '0')}`
  const when =
    today === momentInAmsterdam(now).today
      ? message('decision.at', { time })
      : message('decision.onDay', { day: staffDay(today), time })
  const who = byWhom(by)
  return who === null ? when : message('decision.whoAndWhen', { who, when })
}

function byWhom(by: string | null): Message | null {
  switch (by) {
    case null:
      return null
    case 'guest':
    case 'provider':
      return message('decision.byGuest')
    case 'channel':
      return message('decision.byChannel')
    case 'staff':
      return message('decision.bySomeStaff')
    default:
      return message('decision.byStaff', { name: by })
  }
}

const sentences = {
  cancelled: 'cancelled',
  paid: 'paid',
  'receipt-taken-back': 'receiptTakenBack',
  'written-off': 'writtenOff',
  'write-off-taken-back': 'writeOffTakenBack',
  'given-back': 'givenBack',
  'stay-changed': 'stayChanged',
  arrived: 'arrived',
  departed: 'departed',
  'no-show': 'noShow',
  'attendance-taken-back': 'attendanceTakenBack',
  'room-pinned': 'roomPinned',
  'room-unpinned': 'roomUnpinned',
  delivered: 'delivered',
  'delivery-failed': 'deliveryFailed',
} as const satisfies Record<DecisionKind, string>

function sentence(decision: Decision, now: number): Message {
  const { kind, by, cents } = decision
  const isLapsed = kind === 'cancelled' && by === null
  const isOfGuest = kind === 'paid' && by === 'provider'
  const name = isLapsed ? 'lapsed' : isOfGuest ? 'paidByGuest' : sentences[kind]
  const values = { how: byWhomAndWhen(decision, now), amount: formatEuro(cents) }
  return { id: `decision.${name}`, values }
}
