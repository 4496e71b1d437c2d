import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ClockMark } from '../property/ClockMark.tsx'
import { LiveMark } from '../live/LiveMark.tsx'
import { OfflineStrip } from '../live/OfflineStrip.tsx'
import { Icon } from '../marks/Icon.tsx'
import { SearchBar } from '../search/SearchBar.tsx'
import { SignedInMark } from '../staff/SignedInMark.tsx'
import { PageFoot } from './PageFoot.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** Where this page belongs, left of the title. */
  crumb?: { to: string; label: string }
  children: ReactNode
}

/** A screen of the back office: app bar with title, search, live and account; content; foot. */
export function Page({ title, crumb, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // A new screen starts at its title for who listens, not wherever the focus was; the first screen
  // of a visit starts at its top.
  const arrivedByLink = useRef(window.history.state?.idx > 0)
  useEffect(() => {
    if (arrivedByLink.current) heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <div className={styles.column}>
      <title>{`${title} · Kamersleutel`}</title>
      <header className={styles.bar}>
        <PhoneMenu />
        {crumb ? (
          <span className={styles.crumb}>
            <Link to={crumb.to}>{crumb.label}</Link>
            <Icon name="right" />
          </span>
        ) : null}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <span className={styles.tools}>
          <ClockMark />
          <SearchBar />
          <LiveMark />
          <SignedInMark />
        </span>
        <ReadingLine />
      </header>
      <OfflineStrip />
      <main id="inhoud" className={styles.content}>
        {children}
      </main>
      <PageFoot />
    </div>
  )
}

/** A brass line of 2 px under the bar while something is read: the screen itself stays as it is. */
function ReadingLine() {
  const reading = useIsFetching() > 0
  return <i className={styles.reading} data-on={reading || undefined} aria-hidden="true" />
}
