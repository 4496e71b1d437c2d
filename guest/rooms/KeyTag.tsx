import { formatEuro } from '../../rules/money/format-euro.ts'

/**
 * The tag on the key: a from-price with every mandatory cost, and nothing but a price. `loose` lies
 * beside a title, it does not hang.
 */
export function KeyTag({
  cents,
  unit,
  loose,
}: {
  cents: number
  unit: 'night' | 'weekend'
  loose?: boolean
}) {
  return (
    <p className={loose ? 'key-tag key-tag--loose' : 'key-tag'}>
      <span>vanaf</span> <span className="price">{formatEuro(cents)}</span>{' '}
      <span>{unit === 'night' ? 'per nacht' : 'per weekend'}</span>
    </p>
  )
}
