import type { PropertyView } from '../../api/facts/property-shape.ts'
import { NavLink } from '../page/Link.tsx'
import type { FootList } from '../../screens/screen-route.ts'
import { useWords } from '../texts/words.ts'
import { footOf } from './menu.ts'

/** One list of pages: in the foot, and beside each page of the list. */
export function FootLinks({
  list,
  property,
}: {
  list: FootList
  property: PropertyView | undefined
}) {
  return (
    <ul>
      {footOf(useWords(), list, property).map(({ to, name }) => (
        <li key={to}>
          <NavLink to={to}>{name}</NavLink>
        </li>
      ))}
    </ul>
  )
}
