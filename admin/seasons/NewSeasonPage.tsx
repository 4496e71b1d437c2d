import { NewKeptPage } from '../kept/NewKeptPage.tsx'
import { useSeasons } from './use-seasons.tsx'

/** /instellingen/seizoenen/toevoegen: one more season. */
export function NewSeasonPage() {
  return <NewKeptPage noun={useSeasons()} />
}
