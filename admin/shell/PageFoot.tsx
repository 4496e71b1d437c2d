import { Link } from 'react-router'
import { useProperty } from '../property/use-property.ts'
import { useSignOut } from '../staff/use-sign-out.ts'
import { useText } from '../texts/use-text.ts'
import { footLinks } from './foot-links.ts'
import styles from './page-foot.module.css'

/** The foot of every screen: its links, signing out, and whose it is, in the clock's year (BO §2). */
export function PageFoot() {
  const text = useText()
  const signOut = useSignOut()
  const { data: property } = useProperty()
  return (
    <footer className={styles.foot}>
      <nav aria-label={text('shell.foot')}>
        {footLinks.map(({ to, label }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
        <button type="button" onClick={signOut}>
          {text('staff.signOut')}
        </button>
      </nav>
      {property ? (
        <span>
          {text('shell.copyright', { year: property.today.slice(0, 4), name: property.name })}
        </span>
      ) : null}
    </footer>
  )
}
