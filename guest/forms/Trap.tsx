import type { Ref } from 'react'
import { useWords } from '../texts/words.ts'

/**
 * A field that no person meets: out of sight, out of the order of the keys and out of what a screen
 * reader reads. Who fills it in is a program.
 */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className="hidden-label" aria-hidden="true">
      <label>
        {useWords().siteForms.leaveEmpty}
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
