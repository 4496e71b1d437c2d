import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { z } from 'zod'
import { formatDay, parseDay, type Day } from '../../rules/calendar/day.ts'
import { checkSeason, parseSeasonAmount, refuseSameSeason } from '../../rules/forms/check-season.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { textId } from '../../rules/texts/message.ts'
import { chosenDay, rowView, seenVersion, typedText } from '../edits/kept-shape.ts'
import { keptTable } from '../edits/kept-table.ts'

/** Body of `POST` and `PUT /api/back-office/seasons`. */
const seasonShape = z.object({
  firstNight: chosenDay(textId('season.firstNightMissing')),
  lastDate: chosenDay(textId('season.lastDateMissing')),
  amount: typedText,
  source: typedText,
  ...seenVersion,
})
export type SeasonRequest = z.input<typeof seasonShape>

/** A season of `GET /api/back-office/seasons`: an extra a night (BO §9). */
const seasonViewShape = z.object({
  ...rowView,
  firstNight: z.iso.date(),
  lastDate: z.iso.date().meta({ description: 'A night, or a day of departure (`season.ends`).' }),
  amount: z.string().meta({ description: 'A night, as staff type it: `10,00`.' }),
  source: z.string(),
})
export type SeasonView = z.output<typeof seasonViewShape>

/** A seasonal extra a night, in cents (BO §9). */
@Entity('seasons')
@Check('seasons_check', 'last_date >= first_night')
class SeasonEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date')
  firstNight!: Day

  /** A night or a departure day by the reading `season.ends`. */
  @Column('date')
  lastDate!: Day

  @Column('integer')
  cents!: number

  @Column('text')
  source!: string
}

/** The seasonal extras a night (BO §9). */
export const seasonTable = keptTable({
  name: 'Seasons',
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
})
