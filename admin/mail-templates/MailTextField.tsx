import { Button, TextField } from '@mui/material'
import type { TextView } from '../../api/texts/text-shape.ts'
import { blanksOf } from '../../rules/texts/fill-text.ts'
import { changedFields } from '../kept/changed-fields.ts'
import { MeanwhileNote } from '../kept/MeanwhileNote.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './mail-templates.module.css'

interface Props {
  text: TextView
  typed: string
  /** What is wrong with it; empty: nothing. */
  wrong: string
  /** As it was before somebody else changed it. */
  first: TextView
  onType(words: string): void
}

/** One text of a mail: named by its literal words, which are a press away where it has others. */
export function MailTextField({ text: each, typed, wrong, first, onType }: Props) {
  const text = useText()
  const blanks = blanksOf(each.literal).map((name) => `{${name}}`)
  const hint =
    blanks.length > 0 ? text('mailTemplates.blanks', { blanks: blanks.join(', ') }) : undefined
  return (
    <div>
      <TextField
        label={each.literal}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        error={wrong !== ''}
        helperText={wrong || hint}
        multiline
        fullWidth
      />
      <MeanwhileNote
        changes={changedFields(first, each)}
        fieldNames={{ text: text('mailTemplates.words') }}
      />
      {typed === each.literal ? null : (
        <Button
          size="small"
          variant="text"
          aria-label={text('mailTemplates.back', { text: each.literal })}
          onClick={() => onType(each.literal)}
        >
          {text('mailTemplates.backShort')}
        </Button>
      )}
      <span className={styles.where}>{each.where || each.areaName}</span>
    </div>
  )
}
