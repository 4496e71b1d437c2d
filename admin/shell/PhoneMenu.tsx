import { Drawer } from '@mui/material'
import { useState } from 'react'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { Rail } from './Rail.tsx'
import styles from './phone-menu.module.css'

/** Under 720 px the sidebar waits behind this toggle (BO §2). */
export function PhoneMenu() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={text('shell.openMenu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={20} />
      </button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            'aria-label': text('shell.sidebar'),
            className: styles.drawer,
            role: 'dialog',
            'aria-modal': true,
          },
        }}
      >
        <Rail onGo={close} />
        <button
          type="button"
          className={styles.close}
          aria-label={text('shell.closeMenu')}
          onClick={close}
        >
          <Icon name="cross" size={20} />
        </button>
      </Drawer>
    </>
  )
}
