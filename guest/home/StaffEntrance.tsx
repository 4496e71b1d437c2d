import { screens } from '../../screens/screen-routes.ts'

/**
 * The way back in for staff whose session ended: every address of theirs leads here then (reading
 * `access.signed-out`). An ordinary link: the back office is another site.
 */
export function StaffEntrance() {
  return (
    <div className="wrap staff-entrance">
      <a className="soft small" href={screens.login.path}>
        Inloggen voor medewerkers
      </a>
    </div>
  )
}
