import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRoomCleaning } from '../day-sheet/use-room-cleaning.ts'
import { useLive } from '../live/live-context.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { outOfOrderAddress } from './out-of-order-address.ts'
import type { AgendaRoom } from './room-columns.ts'
import styles from './room-menu.module.css'

/** That a room is to be cleaned, and what can be said of the room itself. */
export function RoomMenu({ room }: { room: AgendaRoom }) {
  const text = useText()
  const { say } = useRoomCleaning(room)
  const offline = useLive().status === 'lost'
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <span className={styles.room}>
      {room.dirty ? (
        <button
          type="button"
          className={styles.dirty}
          disabled={offline}
          aria-label={text('agenda.roomMenu.cleanRoom', { number: room.number })}
          onClick={() => say(true)}
        >
          {text('agenda.roomMenu.dirty')}
        </button>
      ) : null}
      <IconButton
        size="small"
        aria-label={text('agenda.roomMenu.open', { number: room.number })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          disabled={offline}
          onClick={() => {
            close()
            say(room.dirty)
          }}
        >
          {text(room.dirty ? 'agenda.roomMenu.clean' : 'agenda.roomMenu.soil')}
        </MenuItem>
        <MenuItem component={Link} to={outOfOrderAddress(room.id, text)} onClick={close}>
          {text('agenda.roomMenu.outOfOrder')}
        </MenuItem>
      </Menu>
    </span>
  )
}
