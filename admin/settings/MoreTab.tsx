import { Card } from '@mui/material'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { isLanguageChosen } from '../languages/guest-languages.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import { settingLinks } from './setting-links.ts'
import styles from './more-tab.module.css'

/** The way to every other setting, in groups. */
export function MoreTab() {
  const text = useText()
  return (
    <div className={styles.groups}>
      {settingLinks.map(({ group, links }) => (
        <Card key={group}>
          <CardHead title={text(`settings.more.${group}`)} />
          <ul className={styles.links}>
            {links
              .filter(({ screen }) => screen !== 'translations' || isLanguageChosen())
              .map(({ screen, label, hint }) => (
                <li key={screen}>
                  <Link to={screens[screen].path}>{text(`settings.more.${label}`)}</Link>
                  <span>{text(`settings.more.${hint}`)}</span>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
