import { Button, Card } from '@mui/material'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './room-types.module.css'
import { ROOMS_TAB } from './rooms-address.ts'

const steps = ['name', 'rooms', 'prices', 'rest'] as const

/** /instellingen/kamer-toevoegen (BO §2): what it takes to sell one more room type. */
export function NewRoomTypePage() {
  const text = useText()
  return (
    <Page
      title={text('roomTypes.new.title')}
      crumb={{ to: ROOMS_TAB, label: text('settings.title') }}
    >
      <Card className={styles.narrow ?? ''}>
        <CardHead title={text('roomTypes.new.title')} />
        <div className={styles.pad}>
          <p>{text('roomTypes.new.explain')}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{text(`roomTypes.new.steps.${step}`)}</li>
            ))}
          </ol>
          <p className={styles.hint}>{text('roomTypes.new.stepsHint')}</p>
          <div>
            <Button variant="contained" component={Link} to={screens.newRoomTypeStep.path}>
              {text('roomTypes.new.begin')}
            </Button>
          </div>
        </div>
      </Card>
    </Page>
  )
}
