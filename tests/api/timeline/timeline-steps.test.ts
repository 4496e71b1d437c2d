import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MailState } from '../../../api/mail/mail-state.ts'
import { type History, timelineSteps } from '../../../api/timeline/timeline-steps.ts'
import type { PlannedStep } from '../../../api/subjects/subject-plan.ts'

const now = Date.parse('2026-03-01T12:00:00+01:00')
const HOUR = 3_600_000
const nothing: History = { events: [], mails: [] }
const event = (kind: string, at: number) => ({ kind, at, by: null, data: {} })
const mail = (kind: string, state: MailState, at = now - HOUR) => ({
  id: `id-of-${kind}`,
  error: null,
  kind,
  state,
  at,
  recipient: 'anna@example.com',
})
const sendMail = (about: string, dueAt: number): PlannedStep => ({
  step: 'sendMail',
  about,
  becomes: 'mail',
  dueAt,
})
const brief = (steps: ReturnType<typeof timelineSteps>) =>
  steps.map(({ kind, mail: of, outcome }) => [of?.kind ?? kind, outcome])

describe('The timeline of a subject', () => {
  it('tells what happened, oldest first, then what comes next, then what comes later', () => {
    const history = {
      events: [event('payment-opened', now - 3 * HOUR), event('paid', now - 2 * HOUR)],
      mails: [mail('confirmation', 'sent')],
    }
    const milestones = [
      { kind: 'held', at: now - 4 * HOUR },
      { kind: 'arrival', at: now + 48 * HOUR },
    ]
    const planned = [sendMail('thank-you', now + 90 * HOUR), sendMail('arrival', now + HOUR)]
    expect(brief(timelineSteps(history, milestones, planned, now))).toEqual([
      ['held', 'done'],
      ['payment-opened', 'done'],
      ['paid', 'done'],
      ['confirmation', 'done'],
      ['arrival', 'next'],
      ['arrival', 'later'],
      ['thank-you', 'later'],
    ])
  })

  it('says of a mail to whom it went, and of an event who did it and what there is to know', () => {
    const paid = { kind: 'paid', at: now, by: 'Els', data: { cents: 12_500, method: 'pin' } }
    const [first, second] = timelineSteps(
      { events: [paid], mails: [mail('confirmation', 'sent', now)] },
      [],
      [],
      now,
    )
    expect(first).toMatchObject({ by: 'Els', data: { cents: 12_500, method: 'pin' } })
    expect(second).toMatchObject({
      mail: { kind: 'confirmation', name: 'Bevestiging', state: 'sent' },
      data: { to: 'anna@example.com' },
    })
  })

  it('shows a mail that waits once, though it is planned too', () => {
    const history = { events: [], mails: [mail('confirmation', 'queued')] }
    expect(brief(timelineSteps(history, [], [sendMail('confirmation', now)], now))).toEqual([
      ['confirmation', 'next'],
    ])
  })

  it.each<[MailState, string]>([
    ['kept', 'unsent'],
    ['uncertain', 'uncertain'],
    ['failed', 'failed'],
    ['withdrawn', 'dropped'],
  ])('does not say of a mail that is %s that it went', (state, outcome) => {
    const history = { events: [], mails: [mail('confirmation', state)] }
    expect(brief(timelineSteps(history, [], [], now))).toEqual([['confirmation', outcome]])
  })

  it('leaves out steps that nobody has to see, and what an event tells already', () => {
    const steps = timelineSteps(
      { events: [event('paid', now - HOUR)], mails: [] },
      [{ kind: 'paid', at: now - 2 * HOUR }],
      [{ step: 'syncPayment', dueAt: now }],
      now,
    )
    expect(brief(steps)).toEqual([['paid', 'done']])
  })

  it('shows in red what failed or was refused', () => {
    const events = [event('payment-failed', now - HOUR), event('refund-refused', now)]
    expect(brief(timelineSteps({ ...nothing, events }, [], [], now))).toEqual([
      ['payment-failed', 'failed'],
      ['refund-refused', 'failed'],
    ])
  })

  it('has each step either past, with its instant, or to come, not before now', () => {
    const anyInstant = fc.integer({ min: now - 100 * HOUR, max: now + 100 * HOUR })
    const anyMilestones = fc.array(fc.record({ kind: fc.string(), at: anyInstant }))
    const anyPlan = fc.array(anyInstant.map((dueAt) => sendMail('arrival', dueAt)))
    fc.assert(
      fc.property(anyMilestones, anyPlan, (milestones, planned) => {
        const steps = timelineSteps(nothing, milestones, planned, now)
        const firstToCome = steps.findIndex(({ at }) => at === null)
        const toCome = firstToCome < 0 ? [] : steps.slice(firstToCome)
        expect(toCome.every(({ at }) => at === null)).toBe(true)
        for (const { at, expectedAt } of steps) expect(at === null).toBe(expectedAt !== null)
        for (const { expectedAt } of toCome)
          expect(Date.parse(expectedAt!)).toBeGreaterThanOrEqual(now)
        expect(steps.filter(({ outcome }) => outcome === 'next').length).toBe(
          Math.min(toCome.length, 1),
        )
      }),
    )
  })
})

describe('What failed', () => {
  const repeatable = { mails: ['failed', 'uncertain'] as const, refund: true, payment: true }
  const repeatsOf = (history: History, what = repeatable) =>
    timelineSteps(history, [], [], now, what).map(({ kind, repeat }) => [kind, repeat])

  it('can be tried again: a mail by its id, with what the server said', () => {
    const [refused, sent] = [
      { ...mail('confirmation', 'failed', now - 2 * HOUR), error: '550 unknown user' },
      mail('arrival', 'sent'),
    ]
    const steps = timelineSteps({ events: [], mails: [refused, sent] }, [], [], now, repeatable)
    expect(steps.map(({ repeat, data }) => [repeat, data.note])).toEqual([
      [{ what: 'mail', id: 'id-of-confirmation' }, '550 unknown user'],
      [undefined, undefined],
    ])
  })

  it.each([
    ['refused', 'failed'],
    ['failed', 'refused'],
  ])('can be tried again once, of a refund that was %s and then %s', (first, then) => {
    const events = [event(`refund-${first}`, now - HOUR), event(`refund-${then}`, now)]
    expect(repeatsOf({ events, mails: [] })).toEqual([
      [`refund-${first}`, undefined],
      [`refund-${then}`, { what: 'refund' }],
    ])
  })

  it('can be tried again at its last event only, and not once that was mended', () => {
    const events = [
      event('refund-refused', now - 3 * HOUR),
      event('refund-refused', now - 2 * HOUR),
      event('payment-failed', now - HOUR),
    ]
    expect(repeatsOf({ events, mails: [] })).toEqual([
      ['refund-refused', undefined],
      ['refund-refused', { what: 'refund' }],
      ['payment-failed', { what: 'payment' }],
    ])
    const mended = { ...repeatable, refund: false, payment: false }
    expect(repeatsOf({ events, mails: [] }, mended).map(([, repeat]) => repeat)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
