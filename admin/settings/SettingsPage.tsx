import { Link, useSearchParams } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { ProductsTab } from '../products/ProductsTab.tsx'
import { Page } from '../shell/Page.tsx'
import { RoomTypesTab } from '../room-types/RoomTypesTab.tsx'
import { useText } from '../texts/use-text.ts'
import { GeneralTab } from './GeneralTab.tsx'
import { MoreTab } from './MoreTab.tsx'
import styles from './settings-tabs.module.css'

/** The tabs by their names in the address; the first stands where none is named. */
const tabs = [
  ['algemeen', 'settings.tabs.general', GeneralTab],
  ['kamers', 'settings.tabs.rooms', RoomTypesTab],
  ['producten', 'settings.tabs.products', ProductsTab],
  ['meer', 'settings.tabs.more', MoreTab],
] as const

/** /instellingen: the tabs of BO §2, and one that leads to the other settings. */
export function SettingsPage() {
  const text = useText()
  const [query] = useSearchParams()
  const [shown, , Tab] = tabs.find(([name]) => name === query.get('tab')) ?? tabs[0]
  return (
    <Page title={text('settings.title')}>
      <nav className={styles.tabs} aria-label={text('settings.tabs.label')}>
        {tabs.map(([name, label]) => (
          <Link
            key={name}
            to={`${screens.settings.path}?tab=${name}`}
            aria-current={name === shown ? 'page' : undefined}
          >
            {text(label)}
          </Link>
        ))}
      </nav>
      <Tab />
    </Page>
  )
}
