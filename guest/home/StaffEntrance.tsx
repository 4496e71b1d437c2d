import { signInScreens } from '../../screens/sign-in-screens.ts'
import { useWords } from '../texts/words.ts'

/**
 * The way back in for staff whose session ended: every address of theirs leads here then (reading
 * `access.signed-out`). An ordinary link: the back office is another site.
 */
export function StaffEntrance() {
  return (
    <div className="wrap staff-entrance">
      <a className="soft small" href={signInScreens.login.path}>
        {useWords().siteHome.staffEntrance}
      </a>
    </div>
  )
}
