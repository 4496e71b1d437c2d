import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FirstStepsView } from '../../api/first-steps/first-steps-view.ts'
import { tidyAddress } from '../../rules/opening/public-address.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'
import { wordsInForce } from '../texts/words.ts'
import { TryButton } from './TryButton.tsx'
import styles from './first-steps.module.css'

/**
 * The address of the house, stored and tried by one press; at first the one in the browser's bar.
 * One that the start gives is shown and tried only.
 */
export function AddressStep({ address: { url, isFromStart } }: Pick<FirstStepsView, 'address'>) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const [typed, setTyped] = useState(url ?? window.location.origin)
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = isLeft && typed.trim() !== '' && tidyAddress(typed) === null
  async function save() {
    const saved = await data.call<FirstStepsView>('first-steps/address', { url: typed })
    setTyped(saved.address.url ?? '')
    client.setQueryData(['first-steps'], saved)
  }
  return (
    <>
      <p className={styles.hint}>{text('firstSteps.addressHow')}</p>
      {isFromStart ? (
        <>
          <p className={styles.hint}>{wordsInForce().firstSteps.addressFromStart}</p>
          <TryButton what="address" label={text('firstSteps.tryAddress')} />
        </>
      ) : (
        <>
          <TextField
            label={text('firstSteps.addressField')}
            value={typed}
            type="url"
            fullWidth
            error={isWrong}
            helperText={isWrong ? wordsInForce().firstSteps.addressWrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => setIsLeft(true)}
          />
          <TryButton what="address" label={text('firstSteps.saveAndTryAddress')} before={save} />
        </>
      )}
    </>
  )
}
