import { Button, Chip, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { meaningOf } from '../../rules/channels/decide-feed.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { stayInYear } from '../clock/stay-in-year.ts'
import { useLive } from '../live/live-context.ts'
import { Icon, type IconName } from '../marks/Icon.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import styles from './channels.module.css'
import type { ChannelFeed, FeedBlock } from './feed-types.ts'
import { useFeedAct } from './use-feed-act.ts'

/** So many blocks stand there that ask nothing; the others fold out. */
const UNFOLDED = 5

/** What waits for a person stands first: what is booked double before all. */
const rankOf = ({ state, asks, failed }: FeedBlock) =>
  state === 'double' || failed ? 0 : asks !== null ? 1 : state === 'unclear' ? 2 : 3

interface Props {
  feed: ChannelFeed
  channel: string
}

/** The coming blocks of a feed. */
export function FeedBlocks({ feed, channel }: Props) {
  const text = useText()
  const list = useId()
  const [isWhole, setWhole] = useState(false)
  const blocks = feed.blocks.toSorted((a, b) => rankOf(a) - rankOf(b))
  const asking = blocks.filter((block) => rankOf(block) < 3).length
  const folded = blocks.length - asking - UNFOLDED
  if (blocks.length === 0)
    return feed.readAt !== null && feed.confirmed ? (
      <p className={styles.hint}>{text('channelsPage.feed.nothing', { channel })}</p>
    ) : null
  return (
    <>
      <ul className={styles.blocks} id={list}>
        {blocks.slice(0, isWhole ? undefined : asking + UNFOLDED).map((block) => (
          <Block key={block.id} block={block} feed={feed} channel={channel} />
        ))}
      </ul>
      {folded > 0 ? (
        <div>
          <Button
            aria-expanded={isWhole}
            aria-controls={list}
            onClick={() => setWhole((before) => !before)}
          >
            {text(isWhole ? 'channelsPage.feed.fewer' : 'channelsPage.feed.all', {
              smart_count: folded,
            })}
          </Button>
        </div>
      ) : null}
    </>
  )
}

const looks = {
  failed: { color: 'error', icon: 'warning' },
  double: { color: 'error', icon: 'warning' },
  asks: { color: 'warning', icon: 'question' },
  unclear: { color: 'warning', icon: 'question' },
  unconfirmed: { color: 'default', icon: 'clock' },
} satisfies Record<string, { color: 'error' | 'warning' | 'default'; icon: IconName }>

type Means = 'stay' | 'closure' | 'ignored'
const means: readonly Means[] = ['stay', 'closure', 'ignored']

/** What a block is now, or becomes when the first list is confirmed; null: nobody knows. */
function meansOf({ state, name, bookingId }: FeedBlock, { meaning }: ChannelFeed): Means | null {
  if (state === 'unclear' || state === 'gone') return null
  if (state === 'double') return 'stay'
  if (state !== 'unconfirmed') return state
  const becomes = bookingId === null ? meaningOf(name, meaning) : 'stay'
  return becomes === 'ignore' ? 'ignored' : becomes
}

/** A block: its nights, what it became, and what it can become by one press. */
function Block({ block, feed, channel }: Props & { block: FeedBlock }) {
  const text = useText()
  const act = useFeedAct()
  const offline = useLive().status === 'lost'
  const { id, state, asks, failed, reference, bookingId, bookingNumber, booked } = block
  const stands = state in looks ? (state as keyof typeof looks) : null
  const look = failed ? 'failed' : asks !== null ? 'asks' : stands
  const explained =
    state === 'gone'
      ? 'gone'
      : failed
        ? 'failed'
        : state === 'double' || state === 'unclear'
          ? state
          : asks
  const send = (content: { means: Means } | { follow: boolean }, done: string) => {
    if (!act.isPending) act.mutate({ path: `feed-blocks/${id}`, content, done: () => done })
  }
  return (
    <li>
      <div className={styles.nights}>
        <b>{stayInYear(block)}</b>
        {look ? (
          <Chip
            color={looks[look].color}
            icon={<Icon name={looks[look].icon} size={14} />}
            label={text(`channelsPage.feed.marks.${look}`)}
          />
        ) : null}
        {bookingId ? (
          <Link to={recordAddress('booking', bookingId)}>
            {text('channelsPage.feed.booking', { number: bookingNumber ?? '' })}
          </Link>
        ) : null}
        {reference ? (
          <span className={styles.hint}>{text('channelsPage.feed.reference', { reference })}</span>
        ) : null}
      </div>
      {booked && (booked.arrival !== block.arrival || booked.departure !== block.departure) ? (
        <p>{text('channelsPage.feed.booked', { nights: stayInYear(booked) })}</p>
      ) : null}
      {explained ? <p>{text(`channelsPage.feed.explain.${explained}`, { channel })}</p> : null}
      {asks ? (
        <div className={styles.actions}>
          <Button
            variant="outlined"
            disabled={offline}
            aria-disabled={act.isPending}
            onClick={() => send({ follow: true }, text('channelsPage.feed.done.followed'))}
          >
            {text(`channelsPage.feed.follow.${asks.startsWith('gone') ? 'gone' : 'moved'}`)}
          </Button>
          <Button
            variant="outlined"
            disabled={offline}
            aria-disabled={act.isPending}
            onClick={() => send({ follow: false }, text('channelsPage.feed.done.left'))}
          >
            {text('channelsPage.feed.follow.not')}
          </Button>
        </div>
      ) : state === 'gone' ? null : (
        <ToggleButtonGroup
          size="small"
          exclusive
          disabled={offline}
          value={meansOf(block, feed)}
          aria-label={text('channelsPage.feed.means.label', { nights: stayInYear(block) })}
          onChange={(_, chosen: Means | null) => {
            if (chosen) send({ means: chosen }, text(`channelsPage.feed.done.${chosen}`))
          }}
        >
          {means.map((one) => (
            <ToggleButton key={one} value={one} aria-disabled={act.isPending}>
              {text(
                state === 'unclear' && one === 'ignored'
                  ? 'channelsPage.feed.means.ours'
                  : `channelsPage.feed.means.${one}`,
              )}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {act.error ? <Note tone="bad" title={failureText(act.error)} /> : null}
    </li>
  )
}
