import type { EpochDay, Moment } from '../calendar/day.ts'
import { afterReading, classOfNight, type Echoes } from './echoes.ts'
import {
  type BlockName,
  type FeedBlock,
  type FeedReading,
  type Nights,
  runsOf,
} from './feed-block.ts'

/** What a block means that its channel does not call a sale. */
export const blockMeanings = ['stay', 'closure', 'ignore'] as const
export type BlockMeaning = (typeof blockMeanings)[number]

/**
 * What became of a block: a `stay` or a `closure` of ours; a stay that has no room (`double`);
 * `ignored` by staff; on the first list of a link, which staff confirm (`unconfirmed`); perhaps ours,
 * perhaps sold there (`unclear`).
 */
export type BlockState = 'stay' | 'closure' | 'double' | 'ignored' | 'unconfirmed' | 'unclear'

/** A block of an earlier read, as it is kept. */
export interface KnownBlock extends Nights {
  id: number
  uid: string
  name: BlockName
  state: BlockState
  /** How many good reads in a row were without it. */
  missing: number
  /** Its stay was invoiced, or has lines on its bill: no feed cancels or changes it. */
  isBilled: boolean
  /** The first night of its booking has come, which may not be its own: it may have moved since. */
  hasBegun: boolean
}

/** A stay that staff typed for this channel and room type, which no block stands for yet. */
export interface TypedStay extends Nights {
  bookingId: string
}

export interface FeedLink {
  meaning: BlockMeaning
  /** Staff confirmed the first list: new blocks count by themselves. */
  isConfirmed: boolean
  /** Staff said that the feed is rightly empty. */
  mayBeEmpty: boolean
}

/** Why a person decides, and not the feed. */
export type AskReason = 'begun' | 'billed'

/** What a read of a feed changes. Blocks of before that are in none of the lists stay as they are. */
export interface FeedDecision {
  present: { id: number; uid: string; name: BlockName }[]
  /** The same stay or closure, with other nights. */
  moved: (Nights & { id: number; uid: string; name: BlockName; asks: AskReason | null })[]
  fresh: (FeedBlock & { state: 'stay' | 'closure' | 'unconfirmed' | 'unclear'; adopts: string[] })[]
  /** What is left alone by rule, to be listed: nobody decided it. */
  ignored: (FeedBlock & { because: 'edge' | 'meaning' })[]
  missing: { id: number }[]
  vanished: { id: number; asks: AskReason | null }[]
  /** The feed is empty all at once: nothing vanishes until staff say so. */
  isEmptied: boolean
  echoes: Echoes
}

/** Where in a feed a known block is. */
interface Found extends Nights {
  block: FeedBlock
}

/** So many good reads have to be without a block before it is gone. */
export const readsUntilGone = 2
/** Nobody stays longer: what is longer is a season or a booking window of the channel. Nights. */
export const longestSale = 60
/** What ends so far ahead touches the end of a channel's booking window. Days from today. */
export const windowEnds = 360

/**
 * What the blocks of a feed mean. Pure: stays are made, and rooms are found, by who applies it.
 *
 * Known blocks claim their nights first, so that no sale becomes an echo: by the same nights, then by
 * the same UID, then by any night in common, for a listing sells a night once. Of what is left, nights
 * that this channel was sent are echoes. The rest is new.
 */
export function decideFeed(
  link: FeedLink,
  { blocks, problems }: FeedReading,
  known: readonly KnownBlock[],
  echoes: Echoes,
  typed: readonly TypedStay[],
  { today, instant }: Pick<Moment, 'today' | 'instant'>,
): FeedDecision {
  const coming = blocks.filter(({ until }) => until > today)
  const standing = known.filter(({ until }) => until > today)
  const blockOf = nightsOfFeed(coming, today)
  const claimed = new Set<EpochDay>()
  const isOpen = (night: EpochDay, block: FeedBlock) =>
    blockOf.get(night) === block && !claimed.has(night)
  const isReal = (night: EpochDay, block: FeedBlock) =>
    isOpen(night, block) && classOfNight(echoes, night, block.name, instant) === 'real'
  const left = ({ from, until }: Nights) => ({ from: Math.max(from, today), until })
  const claim = ({ from, until }: Nights) => {
    for (let night = Math.max(from, today); night < until; night++) claimed.add(night)
  }

  const present: FeedDecision['present'] = []
  const moved: FeedDecision['moved'] = []
  let searched = [...standing]
  /** Claims for each block still searched what `find` answers, and searches the others on. */
  const search = (find: (one: KnownBlock) => Found | null) => {
    searched = searched.filter((one) => {
      const found = find(one)
      if (!found) return true
      const { uid, name } = found.block
      claim(found)
      const [was, is] = [left(one), left(found)]
      if (was.from === is.from && was.until === is.until) present.push({ id: one.id, uid, name })
      else {
        const from = is.from === was.from ? one.from : found.from
        moved.push({ id: one.id, uid, name, from, until: found.until, asks: asksOf(one) })
      }
      return false
    })
  }
  const asksOf = ({ state, from, isBilled, hasBegun }: KnownBlock): AskReason | null => {
    if (state !== 'stay' && state !== 'double') return null
    if (isBilled) return 'billed'
    return hasBegun || (state === 'stay' && from <= today) ? 'begun' : null
  }

  // The same nights, whatever the UID: the one with the same UID first.
  search((one) => {
    const nights = left(one)
    const alike = coming.filter(
      (block) =>
        left(block).from === nights.from &&
        block.until === nights.until &&
        isWhole(nights, (night) => isOpen(night, block)) &&
        canBe(one, block),
    )
    const block = alike.find(({ uid }) => uid === one.uid) ?? alike[0]
    return block ? { ...nights, block } : null
  })
  // All its nights, in a block that has more of them: channels merge what is next to each other.
  const isMerged = (one: KnownBlock) =>
    isWhole(left(one), (night) => canBe(one, blockOf.get(night)) && !claimed.has(night))
  const merged = searched.filter(isMerged)
  search((one) => {
    const same = coming.find(
      (block) => block.uid === one.uid && canBe(one, block) && overlaps(block, one),
    )
    const isGrown = same && !merged.some((other) => other !== one && overlaps(other, same))
    if (!isMerged(one) || (isGrown && mayGrow(one))) return null
    return { ...left(one), block: same ?? blockOf.get(left(one).from)! }
  })
  /** The nights of a block that can be those of one that is searched: the most of what it had. */
  const rest = (one: KnownBlock, block: FeedBlock): Found | null => {
    const isIts = (night: EpochDay) =>
      isOpen(night, block) && (inside(night, one) || (mayGrow(one) && isReal(night, block)))
    const run = bestRun(
      runsOf(left(block), (night) => (isIts(night) ? 'its' : null)),
      one,
    )
    return run && { ...run, block }
  }
  // The same UID with other nights.
  search((one) => {
    const block = coming.find((each) => each.uid === one.uid && canBe(one, each))
    return block && mayGrow(one) ? rest(one, block) : null
  })
  // A night in common: the listing has no other sale of that night.
  search((one) => {
    const { from, until } = left(one)
    for (let night = from; night < until; night++) {
      const block = blockOf.get(night)
      if (canBe(one, block) && !claimed.has(night)) return rest(one, block)
    }
    return null
  })

  const fresh: FeedDecision['fresh'] = []
  const ignored: FeedDecision['ignored'] = []
  let unadopted = [...typed]
  for (const block of coming) {
    const runs = runsOf(left(block), (night) => {
      const its = isOpen(night, block) ? classOfNight(echoes, night, block.name, instant) : 'echo'
      return its === 'echo' ? null : its
    })
    for (const { class: its, ...run } of runs) {
      const from = run.from === today ? Math.min(block.from, today) : run.from
      const one = { ...block, from, until: run.until }
      const adopts = its === 'real' ? adoptedBy(run, unadopted, today) : []
      unadopted = unadopted.filter(({ bookingId }) => !adopts.includes(bookingId))
      const meaning = adopts.length > 0 ? 'stay' : meaningOf(block.name, link.meaning)
      if (meaning === 'ignore') ignored.push({ ...one, because: 'meaning' })
      else if (adopts.length === 0 && isEdge(block, today))
        ignored.push({ ...one, because: 'edge' })
      else if (its === 'unclear') fresh.push({ ...one, state: 'unclear', adopts })
      else fresh.push({ ...one, state: link.isConfirmed ? meaning : 'unconfirmed', adopts })
    }
  }

  const isEmptied =
    !link.mayBeEmpty &&
    coming.length === 0 &&
    standing.some(({ state, from }) => state !== 'ignored' && from > today)
  const isSafe = !isEmptied && problems.every(({ uid }) => uid !== null)
  const broken = new Set(problems.map(({ uid }) => uid))
  const missing: FeedDecision['missing'] = []
  const vanished: FeedDecision['vanished'] = []
  for (const one of isSafe ? searched : []) {
    if (broken.has(one.uid)) continue
    // Of an address that nobody looked at yet no word ends what stands.
    if (!link.isConfirmed && one.state !== 'unconfirmed') continue
    if (one.missing + 1 < readsUntilGone) missing.push({ id: one.id })
    else vanished.push({ id: one.id, asks: asksOf(one) })
  }
  // Of a broken event nobody knows the nights.
  const after =
    isSafe && problems.length === 0
      ? afterReading(echoes, (night) => blockOf.has(night), today)
      : echoes
  return { present, moved, fresh, ignored, missing, vanished, isEmptied, echoes: after }
}

/** What a block is to us, as its channel calls it and the link says: what it calls no sale is no stay. */
export function meaningOf(name: BlockName, meaning: BlockMeaning): BlockMeaning {
  if (name === 'sale') return 'stay'
  return name === 'block' && meaning === 'stay' ? 'closure' : meaning
}

/**
 * True for what moves on every day: a lead time, which touches today, and the end of a booking window.
 * What the channel calls a sale is none.
 */
export function isEdge({ name, from, until }: Nights & { name: BlockName }, today: EpochDay) {
  if (name === 'sale') return false
  return from <= today || until >= today + windowEnds || until - from > longestSale
}

/** Which block each coming night belongs to: of two, the one that is called a sale. */
function nightsOfFeed(blocks: readonly FeedBlock[], today: EpochDay): Map<EpochDay, FeedBlock> {
  const blockOf = new Map<EpochDay, FeedBlock>()
  for (const block of blocks)
    for (let night = Math.max(block.from, today); night < block.until; night++)
      if (!blockOf.has(night) || (block.name === 'sale' && blockOf.get(night)!.name !== 'sale'))
        blockOf.set(night, block)
  return blockOf
}

/** The stays that fill these nights one after the other; none where they do not fill them whole. */
function adoptedBy(run: Nights, typed: readonly TypedStay[], today: EpochDay): string[] {
  const adopted: string[] = []
  for (let night = run.from; night < run.until;) {
    const next = typed
      .filter(({ from, until }) => Math.max(from, today) === night && until <= run.until)
      .toSorted((a, b) => b.until - a.until)[0]
    if (!next) return []
    adopted.push(next.bookingId)
    night = next.until
  }
  return adopted
}

/** The run with most nights of `one`, of those with none the longest. */
function bestRun(runs: readonly Nights[], one: Nights): Nights | null {
  const common = (run: Nights) =>
    Math.max(0, Math.min(run.until, one.until) - Math.max(run.from, one.from))
  const [best] = runs.toSorted(
    (a, b) => common(b) - common(a) || b.until - b.from - (a.until - a.from),
  )
  return best ?? null
}

/** What staff said of some nights, or are asked about them, says nothing of nights beside them. */
const mayGrow = ({ state }: KnownBlock) => state !== 'ignored' && state !== 'unclear'

/** A block that the channel calls no sale does not stand for a sale of before. */
function canBe(one: KnownBlock, block: FeedBlock | undefined): block is FeedBlock {
  return block !== undefined && !(one.name === 'sale' && block.name === 'block')
}

const inside = (night: EpochDay, { from, until }: Nights) => night >= from && night < until
const overlaps = (a: Nights, b: Nights) => a.from < b.until && a.until > b.from

function isWhole({ from, until }: Nights, isSo: (night: EpochDay) => boolean): boolean {
  for (let night = from; night < until; night++) if (!isSo(night)) return false
  return true
}
