import { useCallback, useMemo } from 'react'
import { useRouting } from '../page/router.tsx'
import { type StayChoice, stayAt, stayToAddress } from './stay-choice.ts'
import { type StayAction, stayReducer } from './stay-reducer.ts'

/**
 * The choice in the address, and how to change it. A change replaces the address instead of adding
 * one: back leaves the page, it does not walk through every day that was tried.
 */
export function useStay(): [StayChoice, (action: StayAction) => void] {
  const { place, now, go } = useRouting()
  const choice = useMemo(
    () => stayAt(place.pathname, new URLSearchParams(place.search)),
    [place.pathname, place.search],
  )
  const act = useCallback(
    (action: StayAction) => {
      const { pathname, search } = now()
      const before = stayAt(pathname, new URLSearchParams(search))
      go(`${pathname}${stayToAddress(stayReducer(before, action))}`, { replace: true })
    },
    [now, go],
  )
  return [choice, act]
}
