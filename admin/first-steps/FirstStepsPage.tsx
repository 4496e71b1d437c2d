import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FirstStepsView } from '../../api/first-steps/first-steps-view.ts'
import { screens } from '../../screens/screen-routes.ts'
import { CompanyCard } from '../settings/CompanyCard.tsx'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { AddressStep } from './AddressStep.tsx'
import styles from './first-steps.module.css'
import { OpenHouse } from './OpenHouse.tsx'
import { PriceQuestions } from './PriceQuestions.tsx'
import type { StepKind } from './StateMark.tsx'
import { StepCard } from './StepCard.tsx'
import { TryButton } from './TryButton.tsx'
import { useFirstSteps } from './use-first-steps.ts'

/** /instellingen/begin: from an empty house to the first guest. */
export function FirstStepsPage() {
  const text = useText()
  const { data, error, refetch } = useFirstSteps()
  return (
    <Page
      title={text('firstSteps.title')}
      crumb={{ to: screens.settings.path, label: text('settings.title') }}
    >
      {error ? (
        <LoadFailure
          what={text('firstSteps.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <Steps steps={data} />
      ) : error ? null : (
        <ListSkeleton label={text('firstSteps.loading')} />
      )}
    </Page>
  )
}

function Steps({ steps }: { steps: FirstStepsView }) {
  const text = useText()
  if (!steps.isReal)
    return (
      <Note tone="ink" live={false}>
        {text('firstSteps.demo')}
      </Note>
    )
  const count = (kind: StepKind) => steps.steps.filter(({ state }) => state === kind).length
  const [done, warned] = [count('ready'), count('warning')]
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <p>{text('firstSteps.intro')}</p>
        <p role="status">
          <b>{text('firstSteps.done', { done, all: steps.steps.length })}</b>
          {warned > 0 ? ` ${text('firstSteps.warned', { smart_count: warned })}` : null}
        </p>
      </div>
      <ol className={styles.list}>
        {steps.steps.map((step, at) => (
          <StepCard key={step.step} step={step} number={at + 1}>
            <WhatToDo step={step} house={steps} />
          </StepCard>
        ))}
      </ol>
      <OpenHouse steps={steps} />
    </div>
  )
}

function WhatToDo({
  step: { step, state },
  house: { address, senderDomain, questions },
}: {
  step: FirstStepsView['steps'][number]
  house: FirstStepsView
}): ReactNode {
  const text = useText()
  switch (step) {
    case 'account':
      return null
    case 'company':
      return state === 'missing' ? (
        <CompanyCard />
      ) : (
        <Link to={screens.settings.path}>{text('firstSteps.toCompany')}</Link>
      )
    case 'rooms':
      return <Link to={`${screens.settings.path}?tab=kamers`}>{text('firstSteps.toRooms')}</Link>
    case 'prices':
      return (
        <>
          <PriceQuestions questions={questions} />
          <p className={styles.links}>
            <Link to={screens.seasons.path}>{text('firstSteps.toSeasons')}</Link>
            <Link to={MORE_SETTINGS}>{text('firstSteps.toOtherPrices')}</Link>
          </p>
        </>
      )
    case 'address':
      return <AddressStep address={address} />
    case 'payments':
      return (
        <>
          <p className={styles.hint}>{text('firstSteps.paymentsHow')}</p>
          <TryButton what="payments" label={text('firstSteps.tryPayments')} />
        </>
      )
    case 'mail':
      return (
        <>
          <p className={styles.hint}>{text('firstSteps.mailHow')}</p>
          {senderDomain ? (
            <p className={styles.hint}>{text('firstSteps.mailDomain', { domain: senderDomain })}</p>
          ) : null}
          <TryButton what="mail" label={text('firstSteps.tryMail')} />
        </>
      )
  }
}
