import type { ReactNode } from 'react'
import { Icon, type IconName } from '../marks/Icon.tsx'
import styles from './note.module.css'

const icons: Record<'bad' | 'warn' | 'ok' | 'ink', IconName> = {
  bad: 'warning',
  warn: 'warning',
  ok: 'check',
  ink: 'info',
}

/**
 * A message in its place on the screen: what failed (`bad`), what asks for care (`warn`), what went
 * well, what is good to know.
 */
export function Note({
  tone,
  title,
  children,
  live = true,
}: {
  tone: keyof typeof icons
  title?: string
  children?: ReactNode
  live?: boolean
}) {
  return (
    <div
      className={`${styles.note} ${styles[tone]}`}
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icons[tone]} />
      <div>
        {title ? <b>{title}</b> : null}
        {children}
      </div>
    </div>
  )
}
