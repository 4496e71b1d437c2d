import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { z } from 'zod'
import type { Day } from '../../rules/calendar/day.ts'
import {
  checkFamilyTariff,
  familyPersonFields,
  parseNightAmount,
  parseStayAmount,
} from '../../rules/forms/check-family-tariff.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { typedText } from '../edits/kept-shape.ts'
import { keptTable } from '../edits/kept-table.ts'
import { datedColumns, datedOrder, datedRows, datedView } from './dated-row.ts'

/** Each amount of the family room's tariff, as `text` has it. */
const amounts = <Text extends z.ZodType>(text: Text) => ({
  weekend: text,
  midweek: text,
  week: text,
  cleaning: text,
  persons1: text,
  persons2: text,
  persons3: text,
  persons4: text,
  persons5: text,
  persons6: text,
  extraPerson: text,
})

/** Body of `POST` and `PUT /api/back-office/family-tariffs`. */
const familyTariffShape = z.object({ ...datedOrder, ...amounts(typedText) })

/** A row of `GET /api/back-office/family-tariffs`: amounts as staff type them, such as `449,00`. */
const familyTariffViewShape = z.object({ ...datedView, ...amounts(z.string()) })
export type FamilyTariffView = z.output<typeof familyTariffViewShape>

/** The family room's fixed prices for arrivals from a day on, in cents, for 4 persons (BO §9). */
@Entity('family_tariffs')
@Check(
  'family_tariffs_check',
  'least(weekend_cents, midweek_cents, week_cents, cleaning_cents, extra_person_cents) >= 0',
)
@Check('family_tariffs_extra_by_persons_check', 'cardinality(extra_by_persons) > 0')
class FamilyTariffEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date', { unique: true })
  validFrom!: Day

  /** Friday to Monday, 3 nights. */
  @Column('integer')
  weekendCents!: number

  /** Monday to Friday, 4 nights. */
  @Column('integer')
  midweekCents!: number

  @Column('integer')
  weekCents!: number

  /** Once a stay. */
  @Column('integer')
  cleaningCents!: number

  /** What a number of persons adds a night, at its index: index 0 is not used. */
  @Column('integer', { array: true })
  extraByPersons!: number[]

  /** What each person above 4 adds, by the reading `family.extra-persons` = `above-four`. */
  @Column('integer')
  extraPersonCents!: number

  @Column('text')
  source!: string
}

/** The family room's fixed prices, for arrivals from a day on (BO §9). */
export const familyTariffTable = keptTable({
  name: 'FamilyTariffs',
  resource: 'family-tariffs',
  entity: FamilyTariffEntity,
  unknown: 'Dit tarief van de familiekamer bestaat niet.',
  ...datedRows,
  shape: familyTariffShape,
  viewShape: familyTariffViewShape,
  check: checkFamilyTariff,
  rowOf(order) {
    const dated = datedColumns(order)
    if (!dated || checkFamilyTariff(order).length > 0) return null
    const extras = familyPersonFields.map((field) => parseNightAmount(order[field])!)
    return {
      ...dated,
      weekendCents: parseStayAmount(order.weekend)!,
      midweekCents: parseStayAmount(order.midweek)!,
      weekCents: parseStayAmount(order.week)!,
      cleaningCents: parseStayAmount(order.cleaning)!,
      // Index 0 is not used: a number of persons is its own place.
      extraByPersons: [0, ...extras],
      extraPersonCents: parseNightAmount(order.extraPerson)!,
    }
  },
  viewOf: ({ id, validFrom, source, extraByPersons, ...cents }) => ({
    id,
    validFrom,
    source,
    weekend: formatAmount(cents.weekendCents),
    midweek: formatAmount(cents.midweekCents),
    week: formatAmount(cents.weekCents),
    cleaning: formatAmount(cents.cleaningCents),
    ...(Object.fromEntries(
      familyPersonFields.map((field, place) => [
        field,
        formatAmount(extraByPersons[place + 1] ?? 0),
      ]),
    ) as Record<(typeof familyPersonFields)[number], string>),
    extraPerson: formatAmount(cents.extraPersonCents),
  }),
})
