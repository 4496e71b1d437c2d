import { MenuItem, TextField } from '@mui/material'
import { useText } from '../texts/use-text.ts'
import { isLanguageChosen, languageChoices } from './guest-languages.ts'

/** In which language a guest is written to; nothing while there is but one. */
export function LanguageSelect({
  value,
  size = 'medium',
  onChange,
}: {
  value: string
  size?: 'small' | 'medium'
  onChange(tag: string): void
}) {
  const text = useText()
  if (!isLanguageChosen()) return null
  return (
    <TextField
      select
      fullWidth
      size={size}
      label={text('guestLanguage.label')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {languageChoices(value).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
