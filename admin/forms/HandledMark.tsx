import { Chip } from '@mui/material'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'

/** Whether somebody has answered: a sign and a word, never colour alone. */
export function HandledMark({ handled }: { handled: boolean }) {
  const text = useText()
  return (
    <Chip
      color={handled ? 'success' : 'warning'}
      icon={<Icon name={handled ? 'check' : 'clock'} size={14} />}
      label={text(handled ? 'forms.handled' : 'forms.notHandled')}
    />
  )
}
