import {
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { ChannelLinkView } from '../../api/channels/channel-links.ts'
import { blockMeanings } from '../../rules/channels/decide-feed.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import styles from './channels.module.css'
import type { ChannelFeed } from './feed-types.ts'
import { useFeedAct } from './use-feed-act.ts'

/** Airbnb names its sales, so that what else it blocks is mostly closed. */
const meaningAtFirst = (channel: string): ChannelFeed['meaning'] =>
  channel === 'airbnb' ? 'closure' : 'stay'

interface Props {
  link: ChannelLinkView
  /** The address is kept: it can be read. */
  onSaved(): void
}

/** Takes the address of a channel's calendar and what its blocks mean; what is wrong stands at the field. */
export function FeedForm({ link, onSaved }: Props) {
  const { id, channelName: channel, roomNumber: number, feed } = link
  const text = useText()
  const head = useId()
  const legend = useId()
  const offline = useLive().status === 'lost'
  const field = useRef<HTMLInputElement>(null)
  const save = useFeedAct()
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const [meaning, setMeaning] = useState<ChannelFeed['meaning']>('stay')
  const error = save.error instanceof ApiProblem ? save.error.body.errors?.['url'] : undefined
  const begin = () => {
    save.reset()
    setUrl(feed?.url ?? '')
    setMeaning(feed?.meaning ?? meaningAtFirst(link.channel))
    setOpen(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const act = {
      path: `channel-links/${id}/feed`,
      method: 'PUT',
      content: { url: url.trim(), meaning },
      done: () => text('channelsPage.feed.saved', { channel }),
    } as const
    save.mutate(act, {
      onSuccess: () => {
        setOpen(false)
        onSaved()
      },
      onError: () => field.current?.focus(),
    })
  }
  return (
    <>
      <Button variant="outlined" disabled={offline} onClick={begin}>
        {text(feed ? 'channelsPage.feed.change' : 'channelsPage.feed.begin')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth="sm"
        fullWidth
        aria-labelledby={head}
      >
        <DialogTitle id={head}>{text('channelsPage.feed.title', { number, channel })}</DialogTitle>
        <DialogContent>
          <form className={styles.form} onSubmit={submit} noValidate>
            <TextField
              fullWidth
              variant="outlined"
              label={text('channelsPage.feed.url')}
              value={url}
              onChange={({ target }) => setUrl(target.value)}
              error={Boolean(error)}
              helperText={error ?? text('channelsPage.feed.urlHint', { channel })}
              inputRef={field}
              slotProps={{
                htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false },
              }}
            />
            <FormControl>
              <FormLabel id={legend}>{text('channelsPage.feed.meaning', { channel })}</FormLabel>
              <RadioGroup
                className={styles.meanings}
                aria-labelledby={legend}
                value={meaning}
                onChange={(_, chosen) => setMeaning(chosen as ChannelFeed['meaning'])}
              >
                {blockMeanings.map((one) => (
                  <FormControlLabel
                    key={one}
                    value={one}
                    control={<Radio />}
                    label={
                      <>
                        <b>{text(`channelsPage.feed.meanings.${one}.name`)}</b>
                        <small>{text(`channelsPage.feed.meanings.${one}.explain`)}</small>
                      </>
                    }
                  />
                ))}
              </RadioGroup>
            </FormControl>
            {save.error && !error ? <Note tone="bad" title={failureText(save.error)} /> : null}
            <div className={styles.actions}>
              <Button
                type="submit"
                variant="contained"
                disabled={offline}
                aria-disabled={save.isPending}
              >
                {text(save.isPending ? 'kept.busy' : 'channelsPage.feed.submit')}
              </Button>
              <Button onClick={() => setOpen(false)}>{text('channelsPage.feed.back')}</Button>
            </div>
          </form>
        </DialogContent>
      </Dialog>
    </>
  )
}
