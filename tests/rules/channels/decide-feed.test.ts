import { describe, expect, it } from 'vitest'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import {
  decideFeed,
  type FeedDecision,
  type FeedLink,
  type KnownBlock,
  type TypedStay,
} from '../../../rules/channels/decide-feed.ts'
import {
  afterSending,
  type Echoes,
  echoFades,
  mustReadFirst,
} from '../../../rules/channels/echoes.ts'
import type { BlockName, FeedProblem, Nights } from '../../../rules/channels/feed-block.ts'
import { nightsIn } from './portal-world.ts'

const day = (text: string) => parseDay(`2026-12-${text}`)!
const today = day('01')
const now = { today, instant: today * 86_400_000 }
const none: Echoes = new Map()
const ordinary: FeedLink = { meaning: 'stay', isConfirmed: true, mayBeEmpty: false }

/** Nights of December as `10-12`, `12` the day of departure. */
const nights = (text: string): Nights => {
  const [from = '', until = ''] = text.split('-')
  return { from: day(from), until: day(until) }
}
const block = (uid: string, text: string, name: BlockName = 'either') => ({
  uid,
  name,
  reference: null,
  ...nights(text),
})
const stay = (id: number, text: string, more: Partial<KnownBlock> = {}): KnownBlock => ({
  id,
  uid: `uid-${id}`,
  name: 'either',
  state: 'stay',
  missing: 0,
  isBilled: false,
  hasBegun: false,
  ...nights(text),
  ...more,
})
const typed = (bookingId: string, text: string): TypedStay => ({ bookingId, ...nights(text) })
const sent = (...texts: string[]): Echoes =>
  afterSending(
    none,
    texts.flatMap((text) => nightsIn(nights(text))),
    now.instant,
    true,
  )

interface Read {
  blocks?: ReturnType<typeof block>[]
  problems?: FeedProblem[]
  known?: KnownBlock[]
  echoes?: Echoes
  typed?: TypedStay[]
  link?: Partial<FeedLink>
  later?: number
}
const decide = ({ blocks = [], problems = [], known = [], echoes = none, ...more }: Read) =>
  decideFeed({ ...ordinary, ...more.link }, { blocks, problems }, known, echoes, more.typed ?? [], {
    today,
    instant: now.instant + (more.later ?? 0),
  })

const short = ({ from, until }: Nights) =>
  `${formatDay(from).slice(8)}-${formatDay(until).slice(8)}`
/** What a decision changes, a word each. */
function words(decision: FeedDecision): string[] {
  return [
    ...decision.present.map(({ id, uid }) => `present ${id} ${uid}`),
    ...decision.moved.map(
      ({ id, asks, ...to }) => `moved ${id} ${short(to)}${asks ? ` asks ${asks}` : ''}`,
    ),
    ...decision.fresh.map(
      (one) => `${one.state} ${short(one)}${one.adopts.map((id) => ` adopts ${id}`).join('')}`,
    ),
    ...decision.ignored.map((one) => `ignored ${short(one)} ${one.because}`),
    ...decision.missing.map(({ id }) => `missing ${id}`),
    ...decision.vanished.map(({ id, asks }) => `vanished ${id}${asks ? ` asks ${asks}` : ''}`),
    ...(decision.isEmptied ? ['emptied'] : []),
  ]
}
const wordsOf = (read: Read) => words(decide(read))

describe('What a block means', () => {
  it('is as its link says, but a stay where the channel calls it a sale, and never where none', () => {
    const blocks = [block('a', '10-12'), block('b', '14-16', 'block'), block('c', '18-20', 'sale')]
    expect(wordsOf({ blocks })).toEqual(['stay 10-12', 'closure 14-16', 'stay 18-20'])
    expect(wordsOf({ blocks, link: { meaning: 'closure' } })).toEqual([
      'closure 10-12',
      'closure 14-16',
      'stay 18-20',
    ])
    expect(wordsOf({ blocks, link: { meaning: 'ignore' } })).toEqual([
      'stay 18-20',
      'ignored 10-12 meaning',
      'ignored 14-16 meaning',
    ])
  })

  it('is nothing where it touches today or a booking window, unless it is called a sale', () => {
    const long = { ...block('c', '10-12'), until: day('10') + 61 }
    const far = { ...block('d', '10-12'), from: today + 350, until: today + 360 }
    expect(
      decide({ blocks: [block('a', '01-03'), long, far] }).ignored.map(({ because }) => because),
    ).toEqual(['edge', 'edge', 'edge'])
    expect(wordsOf({ blocks: [block('b', '01-03', 'sale')] })).toEqual(['stay 01-03'])
  })

  it('is for staff to confirm, on the first list of a link', () => {
    const read = {
      blocks: [block('a', '10-12'), block('b', '14-16')],
      typed: [typed('T', '14-16')],
    }
    expect(wordsOf({ ...read, link: { isConfirmed: false } })).toEqual([
      'unconfirmed 10-12',
      'unconfirmed 14-16 adopts T',
    ])
  })
})

describe('A stay that staff typed before', () => {
  it('is that of the same nights, not a second', () => {
    const stays = [typed('T', '10-12'), typed('U', '10-12')]
    expect(wordsOf({ blocks: [block('a', '10-12')], typed: stays })).toEqual([
      'stay 10-12 adopts T',
    ])
    expect(wordsOf({ blocks: [block('a', '10-13')], typed: stays })).toEqual(['stay 10-13'])
  })

  it('may be one of several that a channel merged', () => {
    const stays = [typed('T', '10-12'), typed('U', '12-15')]
    expect(wordsOf({ blocks: [block('a', '10-15')], typed: stays })).toEqual([
      'stay 10-15 adopts T adopts U',
    ])
  })

  it('is that of a guest who comes today', () => {
    expect(wordsOf({ blocks: [block('a', '01-03')], typed: [typed('T', '01-03')] })).toEqual([
      'stay 01-03 adopts T',
    ])
  })
})

describe('A block that is known', () => {
  it('is the same one with a UID that is new', () => {
    expect(wordsOf({ blocks: [block('new', '10-12')], known: [stay(1, '10-12')] })).toEqual([
      'present 1 new',
    ])
  })

  it('is the same one among others that the channel merged', () => {
    expect(
      wordsOf({ blocks: [block('m', '10-16')], known: [stay(1, '10-12'), stay(2, '12-14')] }),
    ).toEqual(['present 1 m', 'present 2 m', 'stay 14-16'])
  })

  it('moved where its UID has other nights, and where others share a night with it', () => {
    expect(wordsOf({ blocks: [block('uid-1', '20-22')], known: [stay(1, '10-12')] })).toEqual([
      'moved 1 20-22',
    ])
    expect(wordsOf({ blocks: [block('new', '11-13')], known: [stay(1, '10-12')] })).toEqual([
      'moved 1 11-13',
    ])
    expect(wordsOf({ blocks: [block('uid-1', '10-14')], known: [stay(1, '10-12')] })).toEqual([
      'moved 1 10-14',
    ])
  })

  it('moves by hand alone where it has begun, or is on a bill', () => {
    const blocks = [block('uid-1', '20-22')]
    expect(wordsOf({ blocks, known: [stay(1, '10-12', { isBilled: true })] })).toEqual([
      'moved 1 20-22 asks billed',
    ])
    expect(wordsOf({ blocks: [block('uid-1', '01-05')], known: [stay(1, '01-03')] })).toEqual([
      'moved 1 01-05 asks begun',
    ])
    // Its booking has other nights, where staff left it when it moved before.
    expect(wordsOf({ blocks, known: [stay(1, '10-12', { hasBegun: true })] })).toEqual([
      'moved 1 20-22 asks begun',
    ])
  })

  it('stays the same while its first nights pass', () => {
    const known = [stay(1, '10-14')]
    const later = { today: day('12'), instant: now.instant }
    for (const text of ['10-14', '12-14'])
      expect(
        words(
          decideFeed(
            ordinary,
            { blocks: [block('new', text)], problems: [] },
            known,
            none,
            [],
            later,
          ),
        ),
      ).toEqual(['present 1 new'])
  })

  it('ignored by staff stays ignored, and no night more', () => {
    const known = [stay(1, '10-12', { state: 'ignored' })]
    expect(wordsOf({ blocks: [block('uid-1', '10-14')], known })).toEqual([
      'present 1 uid-1',
      'stay 12-14',
    ])
  })

  it('is not what its channel expressly calls no sale', () => {
    expect(
      wordsOf({
        blocks: [block('x', '10-12', 'block')],
        known: [stay(1, '10-12', { name: 'sale', missing: 1 })],
        echoes: sent('10-12'),
      }),
    ).toEqual(['vanished 1'])
  })
})

describe('A block that is gone', () => {
  const others = [block('other', '20-22')]
  const other = stay(9, '20-22', { uid: 'other' })
  it('is missing at first, and gone at the second good read', () => {
    expect(wordsOf({ blocks: others, known: [stay(1, '10-12'), other] })).toEqual([
      'present 9 other',
      'missing 1',
    ])
    expect(wordsOf({ blocks: others, known: [stay(1, '10-12', { missing: 1 }), other] })).toEqual([
      'present 9 other',
      'vanished 1',
    ])
  })

  it('is for staff to decide where it began, or is on a bill', () => {
    const gone = { missing: 1 }
    expect(
      wordsOf({
        blocks: others,
        known: [stay(1, '01-03', gone), stay(2, '10-12', { ...gone, isBilled: true }), other],
      }),
    ).toEqual(['present 9 other', 'vanished 1 asks begun', 'vanished 2 asks billed'])
    const double = { ...gone, state: 'double', hasBegun: true } as const
    expect(wordsOf({ blocks: others, known: [stay(1, '10-12', double), other] })).toEqual([
      'present 9 other',
      'vanished 1 asks begun',
    ])
  })

  it('is not gone where its event, or the file, is broken', () => {
    const known = [stay(1, '10-12', { missing: 1 }), stay(2, '14-16', { missing: 1 }), other]
    expect(
      wordsOf({ blocks: others, known, problems: [{ code: 'unreadable', uid: 'uid-1' }] }),
    ).toEqual(['present 9 other', 'vanished 2'])
    expect(wordsOf({ blocks: others, known, problems: [{ code: 'cut-off', uid: null }] })).toEqual([
      'present 9 other',
    ])
  })

  it('is not gone with all others at once, until staff say so', () => {
    const known = [stay(1, '10-12', { missing: 1 })]
    expect(wordsOf({ known })).toEqual(['emptied'])
    expect(wordsOf({ known, link: { mayBeEmpty: true } })).toEqual(['vanished 1'])
  })

  it('is over where its nights are, and nobody asks', () => {
    expect(
      words(
        decideFeed(ordinary, { blocks: [], problems: [] }, [stay(1, '10-12')], none, [], {
          ...now,
          today: day('12'),
        }),
      ),
    ).toEqual([])
  })
})

describe('An echo', () => {
  it('is a night that the channel was sent, merged with what it sold', () => {
    expect(wordsOf({ blocks: [block('a', '08-14')], echoes: sent('10-12') })).toEqual([
      'stay 08-10',
      'stay 12-14',
    ])
    expect(wordsOf({ blocks: [block('a', '10-12')], echoes: sent('10-12') })).toEqual([])
  })

  it('is never what the channel calls a sale', () => {
    expect(wordsOf({ blocks: [block('a', '10-12', 'sale')], echoes: sent('10-12') })).toEqual([
      'stay 10-12',
    ])
  })

  it('of a night that was freed ends with a read without it', () => {
    const freed = afterSending(sent('10-12'), [], now.instant, true)
    const blocks = [block('a', '10-12')]
    expect(wordsOf({ blocks, echoes: freed })).toEqual([])
    const { echoes } = decide({ blocks: [block('x', '20-21')], echoes: freed })
    expect(wordsOf({ blocks, echoes })).toEqual(['stay 10-12'])
  })

  it('of a night that was freed here, and not yet read by the channel, does not end', () => {
    const { echoes } = decide({ blocks: [block('x', '20-21')], echoes: sent('10-12') })
    expect(wordsOf({ blocks: [block('a', '10-12')], echoes })).toEqual([])
  })

  it('of a night that the channel read as free an hour ago is a sale', () => {
    const freed = afterSending(sent('10-12'), [], now.instant, true)
    const blocks = [block('a', '10-12')]
    expect(wordsOf({ blocks, echoes: freed, later: echoFades - 1 })).toEqual([])
    expect(wordsOf({ blocks, echoes: freed, later: echoFades })).toEqual(['stay 10-12'])
  })

  it('is unclear where the channel may have sold the night before it was sent', () => {
    const unread = afterSending(none, nightsIn(nights('10-12')), now.instant, false)
    expect(wordsOf({ blocks: [block('a', '10-12')], echoes: unread })).toEqual(['unclear 10-12'])
    const again = afterSending(
      afterSending(sent('10-12'), [], now.instant, true),
      nightsIn(nights('10-12')),
      now.instant,
      true,
    )
    expect(wordsOf({ blocks: [block('a', '10-12')], echoes: again })).toEqual(['unclear 10-12'])
  })

  it('asks to read the channel’s feed first, of nights that it was not sent', () => {
    expect(mustReadFirst(none, nightsIn(nights('10-12')))).toBe(true)
    expect(mustReadFirst(sent('10-12'), nightsIn(nights('10-12')))).toBe(false)
    expect(mustReadFirst(sent('10-12'), nightsIn(nights('11-13')))).toBe(true)
    expect(mustReadFirst(none, [])).toBe(false)
  })

  it('that is unclear is taken along by no stay, though a block of its UID is where it was', () => {
    const unread = afterSending(none, nightsIn(nights('10-12')), now.instant, false)
    const known = [stay(1, '12-14'), stay(2, '20-22', { uid: 'other' })]
    const blocks = [block('uid-1', '10-12'), block('other', '20-22')]
    expect(wordsOf({ blocks, known, echoes: unread })).toEqual([
      'present 2 other',
      'unclear 10-12',
      'missing 1',
    ])
  })
})
