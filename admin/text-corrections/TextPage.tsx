import { Card } from '@mui/material'
import type { TextView } from '../../api/texts/text-shape.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { EditTextPage, type TextFormProps } from './EditTextPage.tsx'
import { Fact } from './Fact.tsx'
import { LiteralButton } from './LiteralButton.tsx'
import styles from './text-corrections.module.css'
import { useTextFields } from './use-text-fields.tsx'

/** /instellingen/teksten/aanpassen?id=: a text of the catalogue beside its literal words. */
export function TextPage() {
  const text = useText()
  return (
    <EditTextPage<TextView>
      resource="texts"
      texts={{
        one: text('textCorrections.one'),
        title: text('textCorrections.title'),
        saved: text('textCorrections.changed'),
      }}
    >
      {(form) => <TextForm {...form} />}
    </EditTextPage>
  )
}

function TextForm({ row, problem, list }: TextFormProps<TextView>) {
  const text = useText()
  const noun = useTextFields(row.literal)
  return (
    <>
      {row.refusal ? (
        <Note tone="warn" title={text('textCorrections.broken')}>
          {text('textCorrections.brokenHint', { why: row.refusal })}
        </Note>
      ) : null}
      <Card className={styles.card}>
        <dl className={styles.facts}>
          <Fact name={text('textCorrections.literal')} value={row.literal || '–'} />
          <Fact name={text('textCorrections.where')} value={row.where || row.areaName} />
        </dl>
      </Card>
      <KeptForm noun={noun} submit={text('kept.save')} problem={problem}>
        {row.corrected ? (
          <LiteralButton
            resource="texts"
            list={list}
            texts={{
              button: text('textCorrections.back'),
              done: text('textCorrections.isLiteral'),
              undone: text('textCorrections.backAgain'),
            }}
          />
        ) : null}
      </KeptForm>
    </>
  )
}
