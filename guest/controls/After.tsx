import { type ReactNode, useEffect, useState } from 'react'

/**
 * Shows its children only when waiting takes longer than `ms`: a skeleton that flashes by is worse
 * than none.
 */
export function After({ ms = 200, children }: { ms?: number; children: ReactNode }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return late ? children : null
}
