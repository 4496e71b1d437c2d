import { Button, Card } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { ProductView } from '../../api/products/product-views.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { formatPercentage } from '../../rules/money/parse-percentage.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import records from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'
import { wordsInForce } from '../texts/words.ts'
import styles from './products.module.css'

/** Producten (BO §2): what the house sells beside stays, with the way to add one. */
export function ProductsTab() {
  const text = useText()
  return (
    <>
      <div className={records.tools}>
        <p>{text('products.explain')}</p>
        <Button variant="contained" component={Link} to={screens.newProduct.path}>
          {text('products.add')}
        </Button>
      </div>
      <ListBase<ProductView>
        resource="products"
        perPage={200}
        sort={{ field: 'sort', order: 'ASC' }}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
      >
        <Products />
      </ListBase>
    </>
  )
}

function Products() {
  const text = useText()
  const { data, error, isPending, refetch } = useListContext<ProductView>()
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <ListSkeleton label={text('kept.loading')} />
  return (
    <Card>
      {data.length === 0 ? null : (
        <table className={records.table}>
          <caption className="visually-hidden">{text('products.list')}</caption>
          <thead>
            <tr>
              {(['name', 'stock', 'price', 'kids', 'delivery', 'vat'] as const).map((column) => (
                <th scope="col" key={column}>
                  {text(`products.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{text('products.look')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </tbody>
        </table>
      )}
      {/* BO §2: the table ends so, also where nothing stands in it. */}
      <p className={styles.end}>{wordsInForce().product.noMore}</p>
    </Card>
  )
}

function ProductRow({ product }: { product: ProductView }) {
  const text = useText()
  const { name, stock, active, asks, unit, vatCategory, vatBasisPoints } = product
  const asked = (what: ProductView['asks'][number]['what']) => {
    const found = asks.find((each) => each.what === what)
    return found && formatEuro(found.cents)
  }
  const price = asked('unit')
  const per =
    unit === 'piece' ? '' : ` ${text(unit === 'day' ? 'products.day' : 'products.person')}`
  const words = {
    stock: stock === '0' ? text('products.none') : stock || text('products.unlimited'),
    price: price === undefined ? text('products.noPrice') : price + per,
    kids: asked('kids'),
    delivery: asked('delivery'),
    vat: vatCategory === 'none' ? text('products.outside') : `${formatPercentage(vatBasisPoints)}%`,
  }
  return (
    <tr>
      <td className={records.days}>
        <b>{name}</b>
        {active ? null : <span className={styles.off}>{text('products.off')}</span>}
      </td>
      {(['stock', 'price', 'kids', 'delivery', 'vat'] as const).map((column) => (
        <td
          key={column}
          className={`${styles.number} ${words[column] === undefined ? styles.empty : ''}`}
          data-label={text(`products.${column}`)}
        >
          {words[column] ?? '–'}
        </td>
      ))}
      <td className={records.days}>
        <Link
          to={recordAddress('product', product.id)}
          aria-label={text('products.open', { name })}
        >
          {text('products.look')}
        </Link>
      </td>
    </tr>
  )
}
