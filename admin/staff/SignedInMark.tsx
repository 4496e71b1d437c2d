import { useGetIdentity } from 'react-admin'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import { initialsOf } from './initials-of.ts'
import styles from './signed-in-mark.module.css'

/** Who is signed in, by initials: the way to their own account. Signing out stands in the sidebar. */
export function SignedInMark() {
  const { data } = useGetIdentity()
  const text = useText()
  if (!data?.fullName) return null
  const label = text('shell.signedInAs', { name: data.fullName })
  return (
    <Link to={screens.account.path} className={styles.mark} aria-label={label} title={label}>
      {initialsOf(data.fullName)}
    </Link>
  )
}
