import { NavLink } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { overviewTexts } from '../texts/overview.ts'
import styles from './overview.module.css'

/** From one page about the design to the others. */
export function OverviewLinks() {
  return (
    <>
      <p className={styles.intro}>{overviewTexts.intro}</p>
      <nav className={styles.links} aria-label={overviewTexts.title}>
        <NavLink to={screens.componentsOverview.path}>{overviewTexts.components}</NavLink>
        <NavLink to={screens.tables.path}>{overviewTexts.tables}</NavLink>
        <NavLink to={screens.errors.path}>{overviewTexts.errors}</NavLink>
      </nav>
    </>
  )
}
