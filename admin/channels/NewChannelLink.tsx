import { Button, Card, MenuItem, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import type { ChannelLinkView, ChannelName } from '../../api/channels/channel-links.ts'
import type { StaffRoomView } from '../../api/rooms/room-views.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import records from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'

interface Props {
  channels: readonly ChannelName[]
  rooms: readonly StaffRoomView[]
  links: readonly ChannelLinkView[]
}

/** A channel and a room of which it has no link yet. */
export function NewChannelLink({ channels, rooms, links }: Props) {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  const head = useId()
  const offline = useLive().status === 'lost'
  const [channel, setChannel] = useState('')
  const [roomId, setRoomId] = useState('')
  const free = rooms.filter(
    ({ id }) => !links.some((link) => link.channel === channel && link.roomId === id),
  )
  const add = useMutation({
    mutationFn: () =>
      data.call<ChannelLinkView>('channel-links', {
        channel,
        roomId: roomId === '' ? null : Number(roomId),
      }),
    onSuccess: async ({ channelName }) => {
      setRoomId('')
      notify(text('channelsPage.add.done', { channel: channelName }), { type: 'success' })
      await client.invalidateQueries({ queryKey: ['channel-links'] })
    },
  })
  const errors = (add.error instanceof ApiProblem && add.error.body.errors) || {}
  const isAtField = Boolean(errors['channel'] ?? errors['roomId'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }
  return (
    <Card component="section" className={records.card} aria-labelledby={head}>
      <CardHead id={head} title={text('channelsPage.add.title')} />
      <form className={records.form} onSubmit={submit} noValidate>
        <TextField
          select
          fullWidth
          variant="outlined"
          label={text('channelsPage.add.channel')}
          value={channel}
          onChange={({ target }) => {
            setChannel(target.value)
            setRoomId('')
          }}
          error={Boolean(errors['channel'])}
          helperText={errors['channel']}
        >
          {channels.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          variant="outlined"
          label={text('channelsPage.add.room')}
          value={roomId}
          onChange={({ target }) => setRoomId(target.value)}
          error={Boolean(errors['roomId'])}
          helperText={errors['roomId'] ?? (rooms.length === 0 && text('channelsPage.noRooms'))}
        >
          {free.map(({ id, number, roomTypeName }) => (
            <MenuItem key={id} value={String(id)}>
              {text('channelsPage.roomOfType', { number, roomType: roomTypeName })}
            </MenuItem>
          ))}
        </TextField>
        {add.error && !isAtField ? <Note tone="bad" title={failureText(add.error)} /> : null}
        <div className={records.row}>
          <Button
            type="submit"
            variant="contained"
            disabled={offline}
            aria-disabled={add.isPending}
          >
            {text('channelsPage.add.submit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
