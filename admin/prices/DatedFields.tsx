import type { ReactNode } from 'react'
import { KeptDay } from '../kept/kept-inputs.tsx'
import { KeptText } from '../kept/KeptText.tsx'
import { useText } from '../texts/use-text.ts'

/** The day first, what counts from it, and where that comes from last. */
export function DatedFields({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <>
      <KeptDay
        source="validFrom"
        label={text('prices.validFrom')}
        hint={text('prices.untilNext')}
      />
      {children}
      <KeptText source="source" label={text('prices.source')} />
    </>
  )
}
