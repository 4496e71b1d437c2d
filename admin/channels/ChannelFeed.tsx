import { Button, Chip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import type { ChannelLinkView } from '../../api/channels/channel-links.ts'
import { clockTime } from '../clock/clock-time.ts'
import { stayInYear } from '../clock/stay-in-year.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { usePropertyNow } from '../clock/use-property-moment.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { AskedButton } from '../people/AskedButton.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { ago } from './ago.ts'
import styles from './channels.module.css'
import { FeedBlocks } from './FeedBlocks.tsx'
import { FeedForm } from './FeedForm.tsx'
import type { ChannelFeed as Feed } from './feed-types.ts'
import { useFeedAct } from './use-feed-act.ts'

/** What a link's channel sold, as its own calendar says: whether that is read, and what came of it. */
export function ChannelFeed({ link }: { link: ChannelLinkView }) {
  const text = useText()
  const head = useId()
  const act = useFeedAct()
  const offline = useLive().status === 'lost'
  const { id, channelName: channel, feed } = link
  const isReading = act.isPending && act.variables.path.endsWith('/read')
  const run = (what: 'read' | 'confirm' | 'empty') => {
    if (act.isPending) return
    act.mutate({
      path: `channel-links/${id}/${what}`,
      done: (now) =>
        now.feed?.failure ? null : text(`channelsPage.feed.done.${what}`, { channel }),
    })
  }
  return (
    <div className={styles.half} role="group" aria-labelledby={head}>
      <h4 id={head}>
        {text('channelsPage.feed.head')}
        {feed && feed.waiting > 0 ? (
          <Chip
            color="warning"
            label={text('channelsPage.feed.waiting', { smart_count: feed.waiting })}
          />
        ) : null}
      </h4>
      {feed ? (
        <>
          <LastRead feed={feed} channel={channel} />
          {feed.problems.length > 0 ? (
            <Note tone="warn" title={text('channelsPage.feed.problems', { channel })} live={false}>
              <ul>
                {feed.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Note>
          ) : null}
          {feed.readAt !== null && !feed.confirmed ? (
            <Question
              title={text('channelsPage.feed.first.title')}
              answer={text('channelsPage.feed.first.answer')}
              busy={act.isPending}
              onAnswer={offline ? null : () => run('confirm')}
            >
              {text(`channelsPage.feed.first.${feed.blocks.length > 0 ? 'explain' : 'nothing'}`, {
                channel,
              })}
            </Question>
          ) : null}
          {feed.emptied ? (
            <Question
              title={text('channelsPage.feed.empty.title', { channel })}
              answer={text('channelsPage.feed.empty.answer')}
              busy={act.isPending}
              onAnswer={offline ? null : () => run('empty')}
            >
              {text('channelsPage.feed.empty.explain', { channel })}
            </Question>
          ) : null}
          {act.error ? <Note tone="bad" title={failureText(act.error)} /> : null}
          <FeedBlocks feed={feed} channel={channel} />
          <Ignored feed={feed} />
        </>
      ) : (
        <p className={styles.hint}>{text('channelsPage.feed.none', { channel })}</p>
      )}
      <div className={styles.actions}>
        {feed ? (
          <Button
            variant="outlined"
            disabled={offline}
            aria-disabled={act.isPending}
            onClick={() => run('read')}
          >
            {text(isReading ? 'channelsPage.feed.reading' : 'channelsPage.feed.read')}
          </Button>
        ) : null}
        <FeedForm link={link} onSaved={() => run('read')} />
        {feed ? <RemoveFeed link={link} /> : null}
      </div>
    </div>
  )
}

/** When it was last read, and when next; why not. */
function LastRead({ feed, channel }: { feed: Feed; channel: string }) {
  const text = useText()
  const moment = usePastMoment()
  const now = usePropertyNow()
  const { failure, readAt, nextAt } = feed
  const next =
    nextAt !== null && now !== null && nextAt > now
      ? text('channelsPage.feed.next', { time: clockTime(nextAt) })
      : text('channelsPage.feed.nextSoon')
  const read = readAt && {
    ago: (now && ago(readAt, now)) ?? text('channelsPage.justNow'),
    at: moment(readAt),
  }
  if (failure !== null)
    return (
      <Note tone="bad" title={failure}>
        {read
          ? text('channelsPage.feed.failedSince', { ...read, channel })
          : text('channelsPage.feed.failedEver')}{' '}
        {next}
      </Note>
    )
  return (
    <p>{read ? `${text('channelsPage.read', read)}. ${next}` : text('channelsPage.feed.unread')}</p>
  )
}

/** What only a person knows, with the button that answers it. */
function Question(props: {
  title: string
  children: string
  answer: string
  /** Null where it cannot be answered now. */
  onAnswer: (() => void) | null
  busy: boolean
}) {
  return (
    <Note tone="warn" title={props.title} live={false}>
      {props.children}
      <p>
        <Button
          variant="contained"
          disabled={props.onAnswer === null}
          aria-disabled={props.busy}
          onClick={() => props.onAnswer?.()}
        >
          {props.answer}
        </Button>
      </p>
    </Note>
  )
}

/** What is left alone by rule: nobody decided it, and it may be wrong. */
function Ignored({ feed: { ignored } }: { feed: Feed }) {
  const text = useText()
  if (ignored.length === 0) return null
  return (
    <details className={styles.ignored}>
      <summary>{text('channelsPage.feed.ignored', { smart_count: ignored.length })}</summary>
      <ul>
        {ignored.map((nights) => (
          <li key={nights.arrival}>
            {stayInYear(nights)}: <span className={styles.hint}>{nights.reason}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function RemoveFeed({ link: { id, channelName: channel } }: { link: ChannelLinkView }) {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  return (
    <AskedButton
      title={text('channelsPage.feed.remove.title')}
      isDestructive
      send={async () => {
        await data.call(`channel-links/${id}/feed`, undefined, 'DELETE')
        notify(text('channelsPage.feed.remove.done', { channel }), { type: 'success' })
        await client.invalidateQueries({ queryKey: ['channel-links'] })
      }}
    >
      {text('channelsPage.feed.remove.explain', { channel })}
    </AskedButton>
  )
}
