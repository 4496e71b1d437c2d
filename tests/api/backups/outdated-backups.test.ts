import { describe, expect, it } from 'vitest'
import { outdatedBackups } from '../../../api/backups/outdated-backups.ts'
import { type EpochDay, formatDay, parseDay } from '../../../rules/calendar/day.ts'

const HOUSE = '1a2b3c4d-0000-4000-8000-000000000000'
const nameOf = (day: EpochDay) => `kamersleutel-${formatDay(day)}-033000-1a2b3c4d.tar.gz`

/** The days of which there is a backup after every night of two years, each cleared up after. */
function keptOn(until: string): string[] {
  const last = parseDay(until)!
  let names: string[] = []
  for (let day = last - 730; day <= last; day++) {
    names.push(nameOf(day))
    const outdated = outdatedBackups(names, HOUSE)
    names = names.filter((name) => !outdated.includes(name))
  }
  return names.map((name) => name.slice('kamersleutel-'.length, -'-033000-1a2b3c4d.tar.gz'.length))
}

const newestOfMonths = (...months: string[]) => months.map((month) => `2026-${month}`)

describe('Two years of nightly backups leave', () => {
  it.each([
    {
      when: 'on a Monday',
      day: '2026-11-23',
      months: [
        '2025-12-31',
        ...newestOfMonths('01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31'),
        ...newestOfMonths('09-30', '10-31'),
      ],
      weeks: ['2026-11-08', '2026-11-15'],
      days: ['17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-11-${day}`),
    },
    {
      when: 'on a Sunday, of which the week is the one that ends',
      day: '2026-11-22',
      months: [
        '2025-12-31',
        ...newestOfMonths('01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31'),
        ...newestOfMonths('09-30', '10-31'),
      ],
      weeks: ['2026-11-01', '2026-11-08', '2026-11-15'],
      days: ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    },
    {
      when: 'on New Year’s Day, with the twelve months of the year before it but January',
      day: '2027-01-01',
      months: [
        ...newestOfMonths('02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30'),
        ...newestOfMonths('10-31', '11-30'),
      ],
      weeks: ['2026-12-13', '2026-12-20'],
      days: [...newestOfMonths('12-26', '12-27', '12-28', '12-29', '12-30', '12-31'), '2027-01-01'],
    },
    {
      when: 'on the last of February of a leap year',
      day: '2028-02-29',
      months: [
        '2027-03-31',
        '2027-04-30',
        '2027-05-31',
        '2027-06-30',
        '2027-07-31',
        '2027-08-31',
        '2027-09-30',
        '2027-10-31',
        '2027-11-30',
        '2027-12-31',
        '2028-01-31',
      ],
      weeks: ['2028-02-13', '2028-02-20'],
      days: ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2028-02-${day}`),
    },
  ])('$when, seven days, the last of four weeks and of twelve months', (row) => {
    expect(keptOn(row.day)).toEqual([...row.months, ...row.weeks, ...row.days])
  })
})

describe('A folder in which nothing was made for months', () => {
  it('forgets nothing once there is a backup again', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-02-27', '2026-02-28', '2026-11-23']
    expect(
      outdatedBackups(
        days.map((day) => nameOf(parseDay(day)!)),
        HOUSE,
      ),
    ).toEqual([])
  })
})

describe('Of a folder with more than one house’s backups', () => {
  it('only this house’s own become outdated, and of one day only the last stays', () => {
    const [morning, noon] = ['kamersleutel-2020-01-01-033000', 'kamersleutel-2020-01-01-120000']
    const own = [`${morning}-1a2b3c4d`, `${noon}-1a2b3c4d`, `${noon}-1a2b3c4d-2`]
    const others = [`${morning}-ffffffff`, `${noon}-ffffffff`, morning, noon, 'holiday']
    const names = [...own, ...others].map((name) => `${name}.tar.gz`)
    expect(outdatedBackups(names, HOUSE).toSorted()).toEqual(
      own.slice(0, 2).map((name) => `${name}.tar.gz`),
    )
  })
})
