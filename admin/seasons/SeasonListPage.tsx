import { KeptListPage } from '../kept/KeptListPage.tsx'
import { useSeasons } from './use-seasons.tsx'

/** /instellingen/seizoenen: the extras a night, the latest first. */
export function SeasonListPage() {
  return <KeptListPage noun={useSeasons()} />
}
