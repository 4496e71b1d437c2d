import { Icon } from '../icons/Icon.tsx'
import { facilityIcon } from './facility-icon.ts'

/** What a room has, as plain facts. */
export function Facilities({ facilities, label }: { facilities: string[]; label?: string }) {
  return (
    <ul className="facilities" aria-label={label}>
      {facilities.map((facility) => (
        <li key={facility}>
          <Icon name={facilityIcon(facility)} />
          {facility}
        </li>
      ))}
    </ul>
  )
}
