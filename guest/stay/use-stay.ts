import { useCallback, useMemo } from 'react'
import { useRouting } from '../page/router.tsx'
import { type StayChoice, stayFromAddress, stayToAddress } from './stay-choice.ts'
import { type StayAction, stayReducer } from './stay-reducer.ts'

/**
 * The choice in the address, and how to change it. A change replaces the address instead of adding
 * one: back leaves the page, it does not walk through every day that was tried.
 */
export function useStay(): [StayChoice, (action: StayAction) => void] {
  const { place, now, go } = useRouting()
  const choice = useMemo(() => stayFromAddress(new URLSearchParams(place.search)), [place.search])
  const act = useCallback(
    (action: StayAction) => {
      const { pathname, search } = now()
      go(
        `${pathname}${stayToAddress(stayReducer(stayFromAddress(new URLSearchParams(search)), action))}`,
        { replace: true },
      )
    },
    [now, go],
  )
  return [choice, act]
}
