import { type EpochDay, dayOf, formatDay, partsOf } from '../../rules/calendar/day.ts'
import { usePropertyToday } from '../property/use-property.ts'
import { Download } from '../revenue/Download.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './cash-desk.module.css'

/** The sales of this month and of the one before, to be saved. */
export function SaleExports() {
  const text = useText()
  const today = usePropertyToday()
  if (today === null) return null
  const [previous, first, next] = [-1, 0, 1].map((months) => firstOf(today, months)) as [
    string,
    string,
    string,
  ]
  const files = [
    { period: `from=${first}&until=${next}`, name: text('cashDesk.export.thisMonth') },
    { period: `from=${previous}&until=${first}`, name: text('cashDesk.export.lastMonth') },
  ]
  return (
    <div className={`${styles.exports} ${styles.noPrint}`}>
      {files.map(({ period, name }) => (
        <Download key={period} path={`sales/spreadsheet?${period}`}>
          {text('cashDesk.export.sheet', { name })}
        </Download>
      ))}
      {files.map(({ period, name }) => (
        <Download key={period} path={`sales/export?${period}`}>
          {text('cashDesk.export.csv', { name })}
        </Download>
      ))}
    </div>
  )
}

/** The first day of the month of `day`, or of one so many months after it. */
function firstOf(day: EpochDay, months: number): string {
  const { year, month } = partsOf(day)
  const at = year * 12 + month - 1 + months
  return formatDay(dayOf(Math.floor(at / 12), (at % 12) + 1, 1))
}
