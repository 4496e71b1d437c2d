import type { TouristTaxView } from '../../api/revenue/revenue-controller.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { formatPercentage } from '../../rules/money/parse-percentage.ts'
import { useText } from '../texts/use-text.ts'
import styles from './revenue.module.css'
import { Section } from './Section.tsx'

/** What is owed for a period, of how many nights, and by which row of the tariff. */
export function TouristTaxOwed({ owed }: { owed: TouristTaxView }) {
  const text = useText()
  const figures = [
    { name: text('revenue.tax.owed'), value: formatEuro(owed.cents) },
    { name: text('revenue.tax.taxed'), value: String(owed.taxedNights) },
    { name: text('revenue.tax.exempt'), value: String(owed.exemptNights) },
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      {owed.tariffs.length > 0 ? (
        <Section title={text('revenue.tax.tariffs')}>
          <table className={styles.table}>
            <caption className="visually-hidden">{text('revenue.tax.tariffs')}</caption>
            <thead>
              <tr>
                <th scope="col">{text('revenue.tax.from')}</th>
                <th scope="col">{text('revenue.tax.tariff')}</th>
                <th scope="col">{text('revenue.tax.nights')}</th>
                <th scope="col">{text('revenue.tax.amount')} (€)</th>
              </tr>
            </thead>
            <tbody>
              {owed.tariffs.map(({ validFrom, perNightCents, basisPoints, taxedNights, cents }) => (
                <tr key={validFrom}>
                  <th scope="row">
                    {validFrom
                      ? staffDayYear(parseDay(validFrom) ?? 0)
                      : text('revenue.tax.before')}
                  </th>
                  <td>
                    {perNightCents !== null
                      ? formatEuro(perNightCents)
                      : basisPoints !== null
                        ? `${formatPercentage(basisPoints)}%`
                        : ''}
                  </td>
                  <td>{taxedNights}</td>
                  <td>{formatAmount(cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ) : null}
      {owed.remitted.length > 0 ? <Remitted owed={owed} /> : null}
    </>
  )
}

/** What sources remit themselves, apart from what the house owes. */
function Remitted({ owed: { remitted } }: { owed: TouristTaxView }) {
  const text = useText()
  return (
    <Section title={text('revenue.tax.remitted')}>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('revenue.tax.remitted')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('revenue.tax.by')}</th>
            <th scope="col">{text('revenue.tax.ofStays')}</th>
            <th scope="col">{text('revenue.tax.persons')}</th>
            <th scope="col">{text('revenue.tax.personNights')}</th>
          </tr>
        </thead>
        <tbody>
          {remitted.map(({ by, stays, persons, nights }) => (
            <tr key={by}>
              <th scope="row">{by}</th>
              <td>{stays}</td>
              <td>{persons}</td>
              <td>{nights}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{text('revenue.tax.remittedHint')}</p>
    </Section>
  )
}
