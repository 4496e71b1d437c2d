import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { ShortcutProvider } from '../keyboard/ShortcutProvider.tsx'
import { LiveProvider } from '../live/LiveProvider.tsx'
import { SourcesProvider } from '../sources/SourcesProvider.tsx'
import { useDoorIsShut } from '../staff/session-door-context.ts'
import { TextsInForce } from '../texts/TextsInForce.tsx'
import { useText } from '../texts/use-text.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { Rail } from './Rail.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import styles from './back-office-layout.module.css'

/** Few sessions end during work: its code is fetched when one does. */
const sessionDialog = lazyScreen(
  async () => (await import('../staff/SessionDialog.tsx')).SessionDialog,
)

/** What stands around every screen of who is signed in: skip link, rail, live changes, keys. */
export function BackOfficeLayout({ children }: { children: ReactNode }) {
  const text = useText()
  const isSignedOut = useDoorIsShut()
  const { pathname } = useLocation()
  return (
    <LiveProvider>
      <TextsInForce>
        <SourcesProvider>
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
            {isSignedOut ? (
              <Suspense fallback={null}>
                <sessionDialog.Screen />
              </Suspense>
            ) : null}
          </ShortcutProvider>
        </SourcesProvider>
      </TextsInForce>
    </LiveProvider>
  )
}
