import { type RefObject, useEffect } from 'react'

/**
 * Repeats the press of who pressed a button in `box` before the script was there: the press has left
 * the focus on it. A button that was only reached by Tab stays as it is.
 */
export function usePressBeforeTheScript(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('button:focus:not(:focus-visible)')?.click()
  }, [box])
}
