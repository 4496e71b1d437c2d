import { Card } from '@mui/material'
import type { ReactNode } from 'react'
import type { FirstStepsView } from '../../api/first-steps/first-steps-view.ts'
import { Icon } from '../marks/Icon.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './first-steps.module.css'
import { StateMark } from './StateMark.tsx'

/** A step of the guide: how it stands, what was found of it, and what to do about it. */
export function StepCard({
  step: { step, state, found },
  number,
  children,
}: {
  step: FirstStepsView['steps'][number]
  number: number
  children?: ReactNode
}) {
  const text = useText()
  return (
    <Card component="li" className={styles.step ?? ''}>
      <CardHead title={`${number}. ${text(`firstSteps.steps.${step}`)}`}>
        <StateMark state={state} />
      </CardHead>
      <div className={styles.body}>
        <ul className={styles.found}>
          {found.map((each) => (
            <li key={each.text} className={styles[each.kind]}>
              <Icon
                name={
                  each.kind === 'ready' ? 'check' : each.kind === 'warning' ? 'warning' : 'info'
                }
              />
              <span>{each.text}</span>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Card>
  )
}
