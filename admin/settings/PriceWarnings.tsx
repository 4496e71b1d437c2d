import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'

const AN_HOUR = 3_600_000

/**
 * Says which years are on sale without a seasonal extra (reading `season.none`), and which readings
 * are stored that there are not; nothing where there is neither. What could not be read is not worth
 * a word here: the screen around it says so.
 */
export function PriceWarnings() {
  const text = useText()
  const data = useBackOfficeData()
  const warnings = useQuery({
    queryKey: ['price-warnings'],
    queryFn: () => data.readPriceWarnings(),
    staleTime: AN_HOUR,
  })
  const { yearsWithoutSeasons: years = [], refusedReadings: refused = [] } = warnings.data ?? {}
  return (
    <>
      {refused.length > 0 ? (
        <Note tone="warn" live={false}>
          {text('settings.seasons.refused', { ids: refused.join(', ') })}
        </Note>
      ) : null}
      {years.length > 0 ? (
        <Note tone="warn" live={false}>
          {text('settings.seasons.missing', { years: years.join(' en ') })}{' '}
          <Link to={screens.newSeason.path}>{text('settings.seasons.add')}</Link>
        </Note>
      ) : null}
    </>
  )
}
