import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ShortcutProvider } from '../keyboard/ShortcutProvider.tsx'
import { LiveProvider } from '../live/LiveProvider.tsx'
import { SessionDialog } from '../staff/SessionDialog.tsx'
import { useText } from '../texts/use-text.ts'
import { Rail } from './Rail.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import styles from './back-office-layout.module.css'

/** What stands around every screen of who is signed in: skip link, rail, live changes, keys. */
export function BackOfficeLayout({ children }: { children: ReactNode }) {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <LiveProvider>
      <ShortcutProvider>
        <a className={styles.skip} href="#inhoud">
          {text('shell.skip')}
        </a>
        <div className={styles.property}>
          <aside className={styles.rail} aria-label={text('shell.sidebar')}>
            <Rail />
          </aside>
          <ScreenBoundary key={pathname}>{children}</ScreenBoundary>
        </div>
        <SessionDialog />
      </ShortcutProvider>
    </LiveProvider>
  )
}
