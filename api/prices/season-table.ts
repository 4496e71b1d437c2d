import type { z } from 'zod'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { checkSeason, parseSeasonAmount, refuseSameSeason } from '../../rules/forms/check-season.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import type { KeptTable } from '../edits/kept-table.ts'
import { SeasonEntity } from './season-entity.ts'
import { type SeasonView, seasonShape, seasonViewShape } from './season-shape.ts'

/** The seasonal extras a night (BO §9). */
export const seasonTable: KeptTable<SeasonEntity, z.output<typeof seasonShape>, SeasonView> = {
  noun: 'seasons',
  resource: 'seasons',
  entity: SeasonEntity,
  unknown: 'Dit seizoen bestaat niet.',
  sorts: ['id', 'firstNight', 'lastDate', 'cents'],
  otherwise: ['firstNight', 'DESC'],
  searched: ['source'],
  shape: seasonShape,
  viewShape: seasonViewShape,
  check: checkSeason,
  rowOf({ firstNight, lastDate, amount, source }) {
    const cents = parseSeasonAmount(amount)
    if (firstNight === null || lastDate === null || cents === null) return null
    return {
      firstNight: formatDay(firstNight),
      lastDate: formatDay(lastDate),
      cents,
      source: source.trim(),
    }
  },
  clashes: (row, others) => {
    const [its, ...theirs] = [row, ...others].map(({ firstNight, lastDate }) => ({
      firstNight: parseDay(firstNight),
      lastDate: parseDay(lastDate),
    }))
    return refuseSameSeason(its!, theirs)
  },
  amongst: ({ firstNight, lastDate }) => ({ firstNight, lastDate }),
  viewOf: ({ cents, ...row }) => ({ ...row, amount: formatAmount(cents) }),
}
