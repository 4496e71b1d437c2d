import type { ReactNode, Ref } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'

type MessageKind = 'info' | 'success' | 'notice' | 'danger'

const iconOf: Record<MessageKind, IconName> = {
  info: 'info',
  success: 'check',
  notice: 'clock',
  danger: 'alert',
}

/**
 * A message in its place. `alert` interrupts a screen reader: only for what answers something the
 * guest just did.
 */
export function Message(props: {
  kind?: MessageKind
  title: ReactNode
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
  /** So that focus can be put on it. */
  focusable?: boolean
  children?: ReactNode
}) {
  const kind = props.kind ?? 'info'
  return (
    <div
      className={kind === 'info' ? 'message' : `message message--${kind}`}
      role={props.role}
      ref={props.ref}
      tabIndex={props.focusable ? -1 : undefined}
    >
      <Icon name={iconOf[kind]} />
      <b>{props.title}</b>
      {props.children}
    </div>
  )
}
