import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { ChannelLinkView } from '../../api/channels/channel-links.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { usePropertyNow } from '../clock/use-property-moment.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { AskedButton } from '../people/AskedButton.tsx'
import { CopyButton } from '../shell/CopyButton.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { ago } from './ago.ts'
import { ChannelFeed } from './ChannelFeed.tsx'
import styles from './channels.module.css'

/** A room as a channel reads it: its link, when that was last read, and what can be done with it. */
export function ChannelLink({ link }: { link: ChannelLinkView }) {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  const moment = usePastMoment()
  const { id, channelName: channel, roomNumber: number, roomTypeName, sold, url } = link
  const names = { number, channel }
  const acted = async (said: string) => {
    notify(said, { type: 'success' })
    await client.invalidateQueries({ queryKey: ['channel-links'] })
  }
  return (
    <li className={styles.link}>
      <h3>
        {text('channelsPage.room', { number })} <small>{roomTypeName}</small>
      </h3>
      <h4>{text('channelsPage.sent')}</h4>
      <LastRead link={link} />
      {sold ? null : <p className={styles.hint}>{text('channelsPage.notSold')}</p>}
      <code className={styles.url}>{url}</code>
      <p className={styles.hint}>
        {text('channelsPage.made', { by: link.madeBy, at: moment(link.madeAt) })}
      </p>
      <div className={styles.actions}>
        <CopyButton
          value={url}
          label={text('channelsPage.copy.label')}
          name={text('channelsPage.copy.name', names)}
          copied={text('channelsPage.copy.copied', names)}
          notCopied={text('channelsPage.copy.notCopied', { url })}
        />
        <AskedButton
          title={text('channelsPage.renew.title')}
          send={async () => {
            await data.call(`channel-links/${id}/renew`)
            await acted(text('channelsPage.renew.done', names))
          }}
        >
          {text('channelsPage.renew.explain', names)}
        </AskedButton>
        <AskedButton
          title={text('channelsPage.remove.title')}
          isDestructive
          send={async () => {
            await data.call(`channel-links/${id}`, undefined, 'DELETE')
            await acted(text('channelsPage.remove.done', names))
          }}
        >
          {text('channelsPage.remove.explain', names)}
        </AskedButton>
      </div>
      <ChannelFeed link={link} />
    </li>
  )
}

/** When the channel last read a link; what to do where it never did, or does no more. */
function LastRead({ link: { lastFetchedAt, silent, channelName } }: { link: ChannelLinkView }) {
  const text = useText()
  const moment = usePastMoment()
  const now = usePropertyNow()
  if (lastFetchedAt === null)
    return (
      <Note tone={silent ? 'warn' : 'ink'} live={false}>
        {text('channelsPage.unread', { channel: channelName })}
      </Note>
    )
  const words = {
    channel: channelName,
    at: moment(lastFetchedAt),
    ago: (now && ago(lastFetchedAt, now)) ?? text('channelsPage.justNow'),
  }
  return silent ? (
    <Note tone="warn" live={false}>
      {text('channelsPage.silent', words)}
    </Note>
  ) : (
    <p>{text('channelsPage.read', words)}</p>
  )
}
