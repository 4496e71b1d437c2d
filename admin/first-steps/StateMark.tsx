import { Icon, type IconName } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './first-steps.module.css'

/** How a step stands, as `GET /api/back-office/first-steps` says it. */
export type StepKind = 'missing' | 'warning' | 'ready'

const signs: Record<StepKind, IconName> = { missing: 'info', warning: 'warning', ready: 'check' }

export function StateMark({ state }: { state: StepKind }) {
  const text = useText()
  return (
    <span className={`${styles.mark} ${styles[state]}`}>
      <Icon name={signs[state]} />
      {text(`firstSteps.state.${state}`)}
    </span>
  )
}
