import type { ProductView } from '../../api/products/product-shape.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
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
    </section>
  )
}
