import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import {
  type DecidingAct,
  type DecisionKind,
  decidedMeanwhile,
  decisionKinds,
} from '../../../rules/decisions/decided-meanwhile.ts'
import { type Decision, whatStands } from '../../../rules/decisions/what-stands.ts'
import { inWords } from '../in-words.ts'
import { day } from '../quotes/days.ts'
import { checkAlways } from '../seen.ts'

const now = instantInAmsterdam(day('2026-11-25'), 15 * 60)
const decision = (kind: DecisionKind, more: Partial<Decision> = {}): Decision => ({
  kind,
  by: 'Anna',
  at: instantInAmsterdam(day('2026-11-25'), 14 * 60 + 3),
  cents: 9_750,
  ...more,
})
/** An amount has a space that does not break. */
const spaced = (sentence: string) => sentence.replaceAll('\u00a0', ' ')
const stopped = (act: DecidingAct) =>
  decisionKinds.filter((kind) => decidedMeanwhile(act, [{ kind }]).length > 0)

const aboutMoney: DecisionKind[] = [
  'cancelled',
  'paid',
  'receipt-taken-back',
  'written-off',
  'write-off-taken-back',
  'given-back',
  'stay-changed',
  // Who never came owes no tourist tax.
  'no-show',
  'attendance-taken-back',
]
const about = (kinds: DecisionKind[]) => decisionKinds.filter((kind) => kinds.includes(kind))
const aboutGuests: DecisionKind[] = [
  'cancelled',
  'stay-changed',
  'arrived',
  'departed',
  'no-show',
  'attendance-taken-back',
]

describe('Of two decisions at once', () => {
  it.each([
    'mark-paid',
    'take-back-receipt',
    'write-off',
    'take-back-write-off',
    'give-back',
  ] as const)('the second about the money is refused: %s', (act) =>
    expect(stopped(act)).toEqual(aboutMoney),
  )

  it.each(['arrive', 'depart', 'take-back-attendance'] as const)(
    'the second about the guests is refused, and money is no reason: %s',
    (act) => expect(stopped(act)).toEqual(aboutGuests),
  )

  it('what ends a stay, moves it or misses it rests on its money and on its guests', () => {
    const both = about([...aboutMoney, ...aboutGuests])
    expect(stopped('delete')).toEqual(both)
    expect(stopped('no-show')).toEqual(both)
    expect(stopped('change-stay')).toEqual([...both, 'room-pinned', 'room-unpinned'])
    expect(stopped('cancel')).toEqual([...both, 'delivered', 'delivery-failed'])
  })

  it('a pin rests on the room and on the pin alone', () => {
    expect(stopped('pin-room')).toEqual([
      'cancelled',
      'stay-changed',
      'room-pinned',
      'room-unpinned',
    ])
  })

  it('a delivery rests on the delivery alone', () => {
    for (const act of ['deliver', 'fail-delivery'] as const)
      expect(stopped(act)).toEqual(['cancelled', 'delivered', 'delivery-failed'])
  })

  it('none is refused for what nobody decided', () => {
    expect(decidedMeanwhile('cancel', [])).toEqual([])
  })

  it('only what stands in its way is named, in its order', () => {
    const kinds = fc.array(fc.constantFrom(...decisionKinds), { maxLength: 8 })
    checkAlways(
      fc.property(kinds, fc.constantFrom('mark-paid', 'arrive', 'cancel'), (all, act) => {
        const since = all.map((kind, index) => ({ kind, index }))
        const found = decidedMeanwhile(act as DecidingAct, since)
        expect(found).toEqual(
          since.filter(({ kind }) => stopped(act as DecidingAct).includes(kind)),
        )
      }),
    )
  })
})

describe('Who decides second reads', () => {
  const reads = (kind: DecisionKind, more?: Partial<Decision>) =>
    spaced(inWords(whatStands([decision(kind, more)], now)))

  it('what goes back of a cancelled stay', () => {
    expect(reads('cancelled', { cents: 0 })).toBe(
      'Intussen geannuleerd door Anna om 14:03; € 0,00 gaat terug.',
    )
    expect(reads('cancelled', { by: null })).toBe(
      'Intussen verlopen om 14:03: er is niet op tijd betaald.',
    )
  })

  it.each<[DecisionKind, string]>([
    ['paid', 'Intussen als betaald genoteerd door Anna om 14:03: € 97,50.'],
    [
      'receipt-taken-back',
      'Intussen als toch niet ontvangen genoteerd door Anna om 14:03: € 97,50.',
    ],
    ['written-off', 'Intussen afgeschreven door Anna om 14:03: € 97,50.'],
    ['write-off-taken-back', 'Intussen de afschrijving teruggenomen door Anna om 14:03: € 97,50.'],
    ['given-back', 'Intussen teruggegeven door Anna om 14:03: € 97,50.'],
    ['stay-changed', 'Intussen datum, kamer of personen gewijzigd door Anna om 14:03.'],
    ['arrived', 'Intussen als aangekomen genoteerd door Anna om 14:03.'],
    ['departed', 'Intussen als vertrokken genoteerd door Anna om 14:03.'],
    ['no-show', 'Intussen als niet gekomen genoteerd door Anna om 14:03.'],
    [
      'attendance-taken-back',
      'Intussen aankomst, vertrek of niet gekomen teruggenomen door Anna om 14:03.',
    ],
    ['room-pinned', 'Intussen de kamer vastgezet door Anna om 14:03.'],
    ['room-unpinned', 'Intussen de kamer losgemaakt door Anna om 14:03.'],
    ['delivered', 'Intussen als bezorgd of afgegeven genoteerd door Anna om 14:03.'],
    ['delivery-failed', 'Intussen als niet bezorgd of afgegeven genoteerd door Anna om 14:03.'],
  ])('what was decided, by whom and when: %s', (kind, sentence) => {
    expect(reads(kind)).toBe(sentence)
  })

  it.each([
    ['guest', 'Intussen als betaald genoteerd door de gast om 14:03: € 97,50.'],
    ['provider', 'Intussen betaald door de gast om 14:03: € 97,50.'],
    ['channel', 'Intussen als betaald genoteerd door het kanaal om 14:03: € 97,50.'],
    ['staff', 'Intussen als betaald genoteerd door een medewerker om 14:03: € 97,50.'],
    [null, 'Intussen als betaald genoteerd om 14:03: € 97,50.'],
  ])('who it was that is not named: %s', (by, sentence) => {
    expect(reads('paid', { by })).toBe(sentence)
  })

  it('the day too, where it was not today', () => {
    const at = instantInAmsterdam(day('2026-11-24'), 9 * 60 + 5)
    expect(reads('arrived', { at })).toBe(
      'Intussen als aangekomen genoteerd door Anna op di 24 nov om 9:05.',
    )
  })

  it('no more than the last three', () => {
    const all = (['paid', 'given-back', 'arrived', 'departed'] as const).map((kind) =>
      decision(kind),
    )
    expect(spaced(inWords(whatStands(all, now)))).toBe(
      'Intussen teruggegeven door Anna om 14:03: € 97,50. ' +
        'Intussen als aangekomen genoteerd door Anna om 14:03. ' +
        'Intussen als vertrokken genoteerd door Anna om 14:03.',
    )
  })
})
