import { Card } from '@mui/material'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { useProperty } from '../property/use-property.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './first-steps.module.css'
import { StateMark } from './StateMark.tsx'
import { useFirstSteps } from './use-first-steps.ts'

/** The guide on the dashboard, for as long as guests cannot book; a demo never shows it. */
export function NotOpenYet() {
  const { data } = useProperty()
  return data?.open === false ? <WhatIsLeft /> : null
}

function WhatIsLeft() {
  const text = useText()
  const { data } = useFirstSteps()
  return (
    <Card className={styles.step ?? ''}>
      <CardHead title={text('firstSteps.card')} />
      <div className={styles.body}>
        <p>{text('firstSteps.cardHow')}</p>
        {data ? (
          <ul className={styles.short}>
            {data.steps.map(({ step, state }) => (
              <li key={step}>
                <span>{text(`firstSteps.steps.${step}`)}</span>
                <StateMark state={state} />
              </li>
            ))}
          </ul>
        ) : null}
        <Link to={screens.firstSteps.path}>{text('firstSteps.go')}</Link>
      </div>
    </Card>
  )
}
