import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { summariseLines } from '../../rules/quotes/summarise-lines.ts'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import styles from './stay-change.module.css'

/** What a stay costs, alike lines together, and its total. */
export function StayLines({ quote }: { quote: Quote }) {
  const text = useText()
  return (
    <table className={styles.lines}>
      <tbody>
        {summariseLines(quote)
          .filter(({ cents }) => cents !== 0)
          .map(({ label, cents }, index) => (
            <tr key={index}>
              <td>{inWords(label)}</td>
              <td>{formatEuro(cents)}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('stayChange.total')}</th>
          <td>{formatEuro(quote.totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
