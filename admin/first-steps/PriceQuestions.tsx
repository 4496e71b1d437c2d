import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { AnswerOrder, FirstStepsView } from '../../api/first-steps/first-steps-view.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import styles from './first-steps.module.css'

/** What nobody answered yet: the house has none, or begins with the rows of the documents. */
export function PriceQuestions({ questions }: Pick<FirstStepsView, 'questions'>) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const offline = useLive().status === 'lost'
  const { mutate, isPending, error } = useMutation({
    mutationFn: (order: AnswerOrder) => data.call<FirstStepsView>('first-steps/answers', order),
    onSuccess: (steps) => {
      client.setQueryData(['first-steps'], steps)
      notify(text('firstSteps.answered'), { type: 'success' })
    },
  })
  const open = questions.filter(({ answer }) => answer === null)
  if (open.length === 0) return null
  return (
    <>
      <p className={styles.hint}>{text('firstSteps.answersHow')}</p>
      {open.map(({ question, offered }) => (
        <section key={question} className={styles.question} aria-labelledby={`${question}-asked`}>
          <h3 id={`${question}-asked`}>{text(`firstSteps.questions.${question}`)}</h3>
          <p className={styles.hint}>{text('firstSteps.example', { rows: offered })}</p>
          <div className={styles.row}>
            {(['documents', 'none'] as const).map((answer) => (
              <Button
                key={answer}
                variant={answer === 'none' ? 'text' : 'outlined'}
                disabled={offline}
                aria-disabled={isPending}
                aria-describedby={`${question}-asked`}
                onClick={() => isPending || mutate({ question, answer })}
              >
                {text(answer === 'none' ? 'firstSteps.none' : 'firstSteps.takeOver')}
              </Button>
            ))}
          </div>
        </section>
      ))}
      {error ? <Note tone="bad">{failureText(error)}</Note> : null}
    </>
  )
}
