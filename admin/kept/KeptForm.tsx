import { Button, Card } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Form, useFormIsDirty, useRecordContext, useSaveContext } from 'react-admin'
import { set } from 'react-hook-form'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import styles from '../shell/records.module.css'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import { MeanwhileNote } from './MeanwhileNote.tsx'
import { type TrialOfForm, TryKeptButton } from './TryKeptButton.tsx'
import { changedFields } from './changed-fields.ts'
import type { KeptFields, KeptRow } from './kept-noun.ts'
import type { SaveProblem } from './use-saving.ts'

interface Props<Row extends KeptRow> {
  noun: KeptFields<Row>
  submit: string
  /** The title of its card, where it is one of several on a page. */
  title?: string
  /** Why it was not saved. */
  problem: SaveProblem
  /** Left out: it cannot be tried. */
  trial?: TrialOfForm<Row>
  /** What else can be done with the row. */
  children?: ReactNode
}

/**
 * The form of a row that staff keep. The rules say beside a field what is wrong with it, as the API
 * would; leaving with something unsaved is asked first.
 */
export function KeptForm<Row extends KeptRow>({
  noun,
  submit,
  title,
  problem,
  trial,
  children,
}: Props<Row>) {
  const { Fields } = noun
  const [below, setBelow] = useState<HTMLElement | null>(null)
  return (
    <>
      <Card className={styles.card}>
        {title === undefined ? null : <CardHead title={title} />}
        <Form
          className={styles.form}
          mode="onBlur"
          disableInvalidFormNotification
          resetOptions={keepTyped}
          validate={(typed) => {
            const errors = {}
            for (const { field, text } of noun.check(typed as Partial<Row>))
              set(errors, field, inWords(text))
            return errors
          }}
        >
          <Meanwhile noun={noun} />
          <Fields />
          <Submit label={submit} problem={problem.said}>
            {trial ? (
              <TryKeptButton noun={noun} trial={trial} problem={problem} below={below} />
            ) : null}
            {children}
          </Submit>
        </Form>
      </Card>
      <div ref={setBelow} />
    </>
  )
}

/** A row that is read anew, because somebody else changed it, keeps what was typed here. */
const keepTyped = { keepDirtyValues: true } as const

/** What somebody else changed while the form was open, field by field: saving writes over it. */
function Meanwhile<Row extends KeptRow>({ noun }: { noun: KeptFields<Row> }) {
  const row = useRecordContext<Row>()
  const [first] = useState(row)
  if (!row || !first || row.version === first.version) return null
  const inWords = noun.differences?.(first, row)
  return inWords ? (
    <MeanwhileNote
      changes={inWords}
      fieldNames={Object.fromEntries(inWords.map(({ field }) => [field, field]))}
    />
  ) : (
    <MeanwhileNote changes={changedFields(first, row, noun.told)} fieldNames={noun.fieldNames} />
  )
}

interface SubmitProps {
  label: string
  problem: string | null
  children: ReactNode
}

/** The buttons of the form, and beside them why it was not saved. */
function Submit({ label, problem, children }: SubmitProps) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const { saving } = useSaveContext()
  // By its fields: the form's own `isDirty` is false once a change of somebody else arrives.
  const isDirty = useFormIsDirty()
  useLeaveWarning(isDirty ? text('kept.leave') : null)
  return (
    <>
      {problem === null || saving ? null : <Note tone="bad">{problem}</Note>}
      <div className={styles.row}>
        <Button
          type="submit"
          variant="contained"
          disabled={offline}
          aria-disabled={saving}
          onClick={(event) => saving && event.preventDefault()}
        >
          {saving ? text('kept.busy') : label}
        </Button>
        {children}
      </div>
      {offline ? <p className={styles.hint}>{text('live.reason')}</p> : null}
    </>
  )
}
