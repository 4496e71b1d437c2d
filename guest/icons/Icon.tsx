import type { IconName } from './icon-paths.ts'

/** A drawn icon beside words; never the only sign of anything, so it is silent. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
