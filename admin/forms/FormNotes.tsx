import { Button } from '@mui/material'
import { BooleanInput, Form, TextInput, useRecordContext, useSaveContext } from 'react-admin'
import type { FormMessageChangeRequest } from '../../api/forms/form-message-change.ts'
import type { FormMessageView } from '../../api/forms/form-message-view.ts'
import { checkOptionalText } from '../../rules/forms/check-text.ts'
import { fullMoment } from '../clock/staff-moment.ts'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import styles from './forms.module.css'

/** A message that is read anew, because its place was found, keeps what was typed here. */
const keepTyped = { keepDirtyValues: true } as const

/** Handled or not, and a note: what staff keep of a message. */
export function FormNotes() {
  const text = useText()
  const record = useRecordContext<FormMessageView>()
  const offline = useLive().status === 'lost'
  const { saving } = useSaveContext()
  return (
    <Form
      className={styles.notes}
      mode="onBlur"
      disableInvalidFormNotification
      resetOptions={keepTyped}
      validate={({ note }: Partial<FormMessageChangeRequest>) => {
        const wrong = checkOptionalText(note ?? '', 'notes')
        return wrong === null ? {} : { note: inWords(wrong) }
      }}
    >
      <BooleanInput source="handled" label={text('forms.handledBox')} helperText={false} />
      {record?.handledAt ? (
        <p className={styles.hint}>
          {text('forms.handledBy', {
            moment: fullMoment(record.handledAt),
            name: record.handledBy ?? '',
          })}
        </p>
      ) : null}
      <TextInput
        variant="outlined"
        source="note"
        multiline
        minRows={4}
        label={text('forms.note')}
        helperText={text('forms.noteHint')}
      />
      <div className={styles.row}>
        <Button
          type="submit"
          variant="contained"
          disabled={offline}
          aria-disabled={saving}
          onClick={(event) => saving && event.preventDefault()}
        >
          {saving ? text('forms.busy') : text('forms.save')}
        </Button>
      </div>
      {offline ? <p className={styles.hint}>{text('live.reason')}</p> : null}
    </Form>
  )
}
