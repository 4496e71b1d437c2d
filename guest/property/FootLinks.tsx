import { NavLink } from '../page/Link.tsx'
import { type FootList, screenRoutes } from '../../screens/screen-routes.ts'

/** One list of pages: in the foot, and beside each page of the list. */
export function FootLinks({ list }: { list: FootList }) {
  return (
    <ul>
      {screenRoutes.map(
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
