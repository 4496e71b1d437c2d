import { NavLink } from '../page/Link.tsx'
import { guestRoutes } from '../../screens/guest-screens.ts'
import type { FootList } from '../../screens/screen-route.ts'

/** One list of pages: in the foot, and beside each page of the list. */
export function FootLinks({ list }: { list: FootList }) {
  return (
    <ul>
      {guestRoutes.map(
        ({ path, foot }) =>
          foot?.list === list && (
            <li key={path}>
              <NavLink to={path}>{foot.label}</NavLink>
            </li>
          ),
      )}
    </ul>
  )
}
