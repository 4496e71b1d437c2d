import { useGetIdentity } from 'react-admin'
import { useText } from '../texts/use-text.ts'
import { initialsOf } from './initials-of.ts'
import styles from './signed-in-mark.module.css'

/** Who is signed in, by initials; signing out stands in the sidebar. */
export function SignedInMark() {
  const { data } = useGetIdentity()
  const text = useText()
  if (!data?.fullName) return null
  const label = text('shell.signedInAs', { name: data.fullName })
  return (
    <span className={styles.mark} role="img" aria-label={label} title={label}>
      {initialsOf(data.fullName)}
    </span>
  )
}
