import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'

const iconOf = { success: 'check', notice: 'clock', danger: 'alert' } as const satisfies Record<
  string,
  IconName
>

/** The state of something in a word: colour, icon and word say the same. */
export function Status({ kind, children }: { kind: keyof typeof iconOf; children: string }) {
  return (
    <span className={`status status--${kind}`}>
      <Icon name={iconOf[kind]} />
      {children}
    </span>
  )
}
