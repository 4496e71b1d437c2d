import { useQuery } from '@tanstack/react-query'
import { useGetList, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { SeasonView } from '../../api/prices/seasons.ts'
import { defaultReadings } from '../../rules/readings/readings.ts'
import { overlappingSeasons } from '../../rules/seasons/overlapping-seasons.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { typedDay } from '../kept/typed-row.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { seasonDays } from './season-days.ts'

/**
 * Which other seasons have a night of the one that is typed, and what counts in it then (readings
 * `season.overlap`, `season.ends`). Seasons may overlap (BO §9), so it is told and not refused.
 */
export function SeasonOverlap() {
  const text = useText()
  const data = useBackOfficeData()
  const row = useRecordContext<SeasonView>()
  const [first, last] = useWatch({ name: ['firstNight', 'lastDate'] }) as (string | null)[]
  const { data: seasons = [] } = useGetList<SeasonView>('seasons', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'firstNight', order: 'ASC' },
  })
  const readings = useQuery({
    queryKey: ['settings', 'readings'],
    queryFn: () => data.readReadings(),
  })
  const [firstNight, lastDate] = [typedDay(first), typedDay(last)]
  if (firstNight === null || lastDate === null || !readings.data) return null
  const chosen = {
    ...defaultReadings,
    ...Object.fromEntries(readings.data.map(({ id, value }) => [id, value])),
  }
  const others = seasons
    .filter(({ id }) => id !== row?.id)
    .map((season) => ({
      season,
      firstNight: typedDay(season.firstNight) ?? 0,
      lastDate: typedDay(season.lastDate) ?? 0,
    }))
  const shared = overlappingSeasons({ firstNight, lastDate }, others, chosen['season.ends'])
  if (shared.length === 0) return null
  return (
    <Note tone="warn" title={text('seasons.overlaps')}>
      <ul>
        {shared.map(({ season }) => (
          <li key={season.id}>
            {text('seasons.overlap', {
              days: seasonDays(season),
              amount: season.amount,
              source: season.source,
            })}
          </li>
        ))}
      </ul>
      {text(
        chosen['season.overlap'] === 'all-added'
          ? 'seasons.overlapAdded'
          : 'seasons.overlapHighest',
      )}
    </Note>
  )
}
