import { Chip } from '@mui/material'
import type { MailState } from '../../api/mail/mail-state.ts'
import { Icon, type IconName } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'

const looks: Record<
  MailState,
  { color: 'default' | 'success' | 'warning' | 'error'; icon: IconName }
> = {
  queued: { color: 'default', icon: 'clock' },
  sending: { color: 'default', icon: 'clock' },
  sent: { color: 'success', icon: 'check' },
  uncertain: { color: 'warning', icon: 'question' },
  failed: { color: 'error', icon: 'cross' },
  kept: { color: 'warning', icon: 'file' },
  withdrawn: { color: 'default', icon: 'cross' },
}

/** What became of a mail: a sign and a word, never colour alone; the word's meaning at hover. */
export function MailStateMark({ state }: { state: MailState }) {
  const text = useText()
  const { color, icon } = looks[state]
  return (
    <Chip
      color={color}
      icon={<Icon name={icon} size={14} />}
      label={text(`mails.states.${state}`)}
      title={text(`mails.stateHints.${state}`)}
    />
  )
}
