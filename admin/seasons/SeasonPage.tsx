import { KeptPage } from '../kept/KeptPage.tsx'
import { useSeasons } from './use-seasons.tsx'

/** /instellingen/seizoenen/aanpassen?id=: a season to be changed or removed. */
export function SeasonPage() {
  return <KeptPage noun={useSeasons()} />
}
