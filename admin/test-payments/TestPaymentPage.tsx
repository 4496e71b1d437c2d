import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { TestPaymentView, TestStep } from '../../api/test-payments/test-payment-view.ts'
import { DASHBOARD } from '../../screens/screen-routes.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { Icon, type IconName } from '../marks/Icon.tsx'
import { Section } from '../revenue/Section.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './test-payment.module.css'
import { TestPaymentButton } from './TestPaymentButton.tsx'

/** How often a test under way is asked for, ms: beside what is told live. */
const SOON = 2_000

const signs: Record<TestStep['state'], IconName> = {
  done: 'check',
  busy: 'clock',
  waiting: 'clock',
  failed: 'warning',
}

/** /omzet/testbetaling?id=: each step of a test payment as it happens. */
export function TestPaymentPage() {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id')
  const data = useBackOfficeData()
  const {
    data: test,
    error,
    refetch,
  } = useQuery({
    queryKey: ['test-payments', id],
    queryFn: () =>
      data.call<TestPaymentView>(`test-payments/${encodeURIComponent(id!)}`, undefined, 'GET'),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.ended ? false : SOON),
  })
  return (
    <Page
      title={text('testPayment.button')}
      crumb={{ to: DASHBOARD, label: text('testPayment.dashboard') }}
    >
      {error ? (
        <LoadFailure
          what={text('testPayment.loadFailed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : test ? (
        <Section title={text('testPayment.of', { number: test.number, by: test.by })}>
          <Steps test={test} />
        </Section>
      ) : id === null ? (
        <TestPaymentButton />
      ) : (
        <ListSkeleton label={text('testPayment.loading')} />
      )}
    </Page>
  )
}

function Steps({ test }: { test: TestPaymentView }) {
  const text = useText()
  const { steps, failure, paymentUrl, ended } = test
  return (
    <>
      <p className={styles.hint}>{text('testPayment.hint')}</p>
      <ol className={styles.steps} aria-live="polite">
        {steps.map(({ step, state, at }) => (
          <li key={step} data-state={state}>
            <Icon name={signs[state]} />
            <span>
              <b>{text(`testPayment.steps.${step}`)}</b>
              <small>
                {text(`testPayment.states.${stateWord(state, test)}`)}
                {at ? ` · ${shortMoment(at)}` : ''}
              </small>
            </span>
          </li>
        ))}
      </ol>
      {paymentUrl ? (
        <Button variant="contained" component="a" href={paymentUrl}>
          {text('testPayment.pay')}
        </Button>
      ) : null}
      {failure ? (
        <Note tone="bad" title={text(`testPayment.failures.${failure.reason}`)}>
          {failure.words ? <p>{text('testPayment.said', { words: failure.words })}</p> : null}
        </Note>
      ) : ended ? (
        <Note tone="ok" title={text('testPayment.works')} />
      ) : null}
      {ended ? <TestPaymentButton /> : null}
    </>
  )
}

/** After a failure nothing follows; and it is staff themselves who are to pay. */
function stateWord(state: TestStep['state'], { ended, paymentUrl }: TestPaymentView) {
  if (state === 'waiting' && ended) return 'dropped'
  return state === 'busy' && paymentUrl ? 'payable' : state
}
