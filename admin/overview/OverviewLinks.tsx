import { NavLink } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import styles from './overview.module.css'

/** From one page about the design to the others. */
export function OverviewLinks() {
  const text = useText()
  return (
    <>
      <p className={styles.intro}>{text('overview.intro')}</p>
      <nav className={styles.links} aria-label={text('overview.title')}>
        <NavLink to={screens.componentsOverview.path}>{text('overview.components')}</NavLink>
        <NavLink to={screens.tables.path}>{text('overview.tables')}</NavLink>
        <NavLink to={screens.errors.path}>{text('overview.errors')}</NavLink>
      </nav>
    </>
  )
}
