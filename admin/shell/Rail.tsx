import { Link, NavLink } from 'react-router'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { useSignOut } from '../staff/use-sign-out.ts'
import { menuEntries } from './menu-entries.ts'
import { BackOfficeMark } from './BackOfficeMark.tsx'
import styles from './rail.module.css'
import { STAFF_HOME } from '../../screens/screen-routes.ts'

/**
 * The menu of the property: a rail on a desk, the same list in the phone's drawer. `onGo` closes the
 * drawer.
 */
export function Rail({ onGo }: { onGo?: () => void }) {
  const text = useText()
  const signOut = useSignOut()
  return (
    <div className={styles.rail}>
      <Link className={styles.mark} to={STAFF_HOME} aria-label={text('shell.home')} onClick={onGo}>
        <BackOfficeMark />
      </Link>
      <nav aria-label={text('shell.mainMenu')}>
        {menuEntries.map(({ to, icon, label, ...entry }) => (
          <NavLink key={to} to={to} onClick={onGo}>
            <Icon name={icon} size={20} />
            {broken(label, 'breakAfter' in entry ? entry.breakAfter : undefined)}
          </NavLink>
        ))}
      </nav>
      <button type="button" className={styles.out} onClick={signOut}>
        <Icon name="sign-out" size={20} />
        {text('staff.signOut')}
      </button>
    </div>
  )
}

/** A long word as one, which a narrow rail may break after its first part. */
function broken(label: string, first: string | undefined) {
  if (first === undefined) return label
  return (
    <span>
      {first}
      <wbr />
      {label.slice(first.length)}
    </span>
  )
}
