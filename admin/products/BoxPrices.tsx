import { Link } from 'react-router'
import type { ProductView } from '../../api/products/product-views.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { screens } from '../../screens/screen-routes.ts'
import records from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'
import styles from './products.module.css'

const words = {
  unit: 'products.price',
  kids: 'products.kids',
  delivery: 'products.delivery',
} as const

/** What a breakfast box asks today, with the way to its dated prices. */
export function BoxPrices({ asks }: { asks: ProductView['asks'] }) {
  const text = useText()
  return (
    <section className={styles.prices} aria-label={text('products.boxPrices')}>
      <dl>
        {asks.map(({ what, cents }) => (
          <div key={what}>
            <dt>{text(words[what])}</dt>
            <dd>{formatEuro(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className={records.hint}>
        {text('products.boxHint')}{' '}
        <Link to={screens.breakfastTariffs.path}>{text('products.boxLink')}</Link>
      </p>
    </section>
  )
}
