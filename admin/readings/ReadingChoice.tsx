import { Button, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Day } from '../../rules/calendar/day.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { TrialPanel } from '../trials/TrialPanel.tsx'
import { plannedWords } from '../trials/planned-words.ts'
import { ReadingExamples } from './ReadingExamples.tsx'
import type { ReadingRow } from './reading-rows.ts'
import styles from './readings.module.css'

/** The values of a reading to choose from: saved at once, or tried first. */
export function ReadingChoice({ row, version }: { row: ReadingRow; version: number }) {
  const text = useText()
  const id = useId()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  const offline = useLive().status === 'lost'
  const [value, setValue] = useState(row.chosen)
  const [isTried, setTried] = useState(false)
  const wordsOf = (of: string) => row.values.find((one) => one.value === of)?.text ?? of
  const done = (planned: Day | null) => {
    setTried(false)
    const said =
      planned === null ? text('readings.saved', { title: row.title }) : plannedWords(planned, text)
    notify(said, { type: 'success' })
    void client.invalidateQueries({ queryKey: ['settings', 'readings'] })
  }
  const save = useMutation({
    mutationFn: () => data.chooseReading(row.id, { value, version }),
    onSuccess: () => done(null),
    // What somebody else chose is shown then.
    onError: () => void client.invalidateQueries({ queryKey: ['settings', 'readings'] }),
  })
  return (
    <>
      <p id={id} className="visually-hidden">
        {text('readings.choose')}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => {
          setTried(false)
          setValue(chosen)
        }}
      >
        {row.values.map((one) => (
          <FormControlLabel
            key={one.value}
            value={one.value}
            control={<Radio />}
            label={
              one.value === row.chosen
                ? `${one.text} (${text('readings.now').toLowerCase()})`
                : one.text
            }
          />
        ))}
      </RadioGroup>
      {save.error ? <Note tone="bad">{failureText(save.error)}</Note> : null}
      {value === row.chosen ? null : (
        <div className={styles.row}>
          <Button variant="outlined" disabled={offline} onClick={() => setTried(true)}>
            {text('kept.trial.try')}
          </Button>
          <Button
            variant="contained"
            disabled={offline}
            aria-disabled={save.isPending}
            onClick={() => !save.isPending && save.mutate()}
          >
            {text(save.isPending ? 'readings.busy' : 'readings.save')}
          </Button>
        </div>
      )}
      {isTried ? (
        <TrialPanel
          key={value}
          edit={{ noun: 'readings', key: [row.id], values: { value }, base: version }}
          title={row.title}
          changes={[{ field: row.title, from: wordsOf(row.chosen), to: wordsOf(value) }]}
          onKept={done}
          onDropped={() => setTried(false)}
        />
      ) : null}
      <ReadingExamples row={row} />
    </>
  )
}
