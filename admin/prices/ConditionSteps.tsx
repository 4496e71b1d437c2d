import { Button } from '@mui/material'
import { useFieldArray } from 'react-hook-form'
import type { CancellationConditionsView } from '../../api/prices/cancellation-conditions.ts'
import { mostSteps } from '../../rules/forms/check-cancellation-conditions.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './condition-steps.module.css'

/** The steps of conditions, each two fields: until how many days before the arrival, and how much. */
export function ConditionSteps() {
  const text = useText()
  const { fields, append, remove } = useFieldArray<Pick<CancellationConditionsView, 'steps'>>({
    name: 'steps',
  })
  return (
    <fieldset className={styles.steps}>
      <legend>{text('prices.conditions.steps')}</legend>
      {fields.length === 0 ? <p>{text('prices.conditions.nothing')}</p> : null}
      {fields.map(({ id }, place) => (
        <div className={styles.step} key={id}>
          <KeptText
            source={`steps.${place}.daysBefore`}
            label={text('prices.conditions.daysBefore')}
            inputMode="numeric"
          />
          <KeptText
            source={`steps.${place}.percentage`}
            label={text('prices.conditions.percentage')}
            inputMode="decimal"
          />
          <Button
            variant="text"
            aria-label={text('prices.conditions.removeStep', { place: place + 1 })}
            onClick={() => remove(place)}
          >
            {text('prices.conditions.remove1')}
          </Button>
        </div>
      ))}
      {fields.length < mostSteps ? (
        <Button
          className={styles.add ?? ''}
          variant="outlined"
          onClick={() => append({ daysBefore: '', percentage: '' })}
        >
          {text('prices.conditions.addStep')}
        </Button>
      ) : null}
    </fieldset>
  )
}
