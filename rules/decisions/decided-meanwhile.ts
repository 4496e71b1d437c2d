/** What a decision about a stay or a breakfast order changes, and what another one rests on. */
type Ground = 'money' | 'stay' | 'attendance' | 'pin' | 'delivery'

/**
 * What each decision changes, by the kind of its event in the timeline: of staff, and what guests do
 * about their money. What a guest writes, a mail and a refund on its way are no decisions.
 */
const changes = {
  cancelled: ['money', 'stay', 'attendance', 'pin', 'delivery'],
  paid: ['money'],
  'receipt-taken-back': ['money'],
  'written-off': ['money'],
  'write-off-taken-back': ['money'],
  'given-back': ['money'],
  'stay-changed': ['money', 'stay', 'attendance', 'pin'],
  arrived: ['attendance'],
  departed: ['attendance'],
  // Tourist tax leaves the bill of who never came, and comes back with them.
  'no-show': ['attendance', 'stay', 'money'],
  'attendance-taken-back': ['attendance', 'stay', 'money'],
  'room-pinned': ['pin'],
  'room-unpinned': ['pin'],
  delivered: ['delivery'],
  'delivery-failed': ['delivery'],
} as const satisfies Record<string, readonly Ground[]>

export type DecisionKind = keyof typeof changes
export const decisionKinds = Object.keys(changes) as DecisionKind[]

/** What each act of staff rests on. Other acts, such as a mail sent again, rest on nothing. */
const grounds = {
  cancel: ['money', 'stay', 'attendance', 'delivery'],
  delete: ['money', 'stay', 'attendance'],
  'mark-paid': ['money'],
  'take-back-receipt': ['money'],
  'write-off': ['money'],
  'take-back-write-off': ['money'],
  'give-back': ['money'],
  'change-stay': ['money', 'stay', 'attendance', 'pin'],
  arrive: ['attendance'],
  depart: ['attendance'],
  'no-show': ['attendance', 'money'],
  'take-back-attendance': ['attendance'],
  'pin-room': ['pin'],
  deliver: ['delivery'],
  'fail-delivery': ['delivery'],
} as const satisfies Record<string, readonly Ground[]>

/** An act of staff that is decided by what stands. */
export type DecidingAct = keyof typeof grounds

/**
 * The decisions that an act would undo or pass over: those that changed what it rests on. Where there
 * is one, the act is refused and nothing of it is done. Two that rest on different things, such as
 * 'aangekomen' and a payment, both stand.
 *
 * @param since what was decided after the version that the screen showed
 */
export function decidedMeanwhile<Decision extends { kind: DecisionKind }>(
  act: DecidingAct,
  since: readonly Decision[],
): Decision[] {
  const restsOn: readonly Ground[] = grounds[act]
  return since.filter(({ kind }) => changes[kind].some((ground) => restsOn.includes(ground)))
}
