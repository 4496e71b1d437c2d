import { BooleanInput, SelectInput, useRecordContext } from 'react-admin'
import type { ProductView } from '../../api/products/product-views.ts'
import {
  type ProductForm,
  checkProduct,
  productUnits,
  productVatCategories,
} from '../../rules/forms/check-product.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { breakfastBoxId } from '../../rules/products/product.ts'
import { KeptText } from '../kept/KeptText.tsx'
import type { KeptNoun } from '../kept/kept-noun.ts'
import { useText } from '../texts/use-text.ts'
import { BoxPrices } from './BoxPrices.tsx'
import { PRODUCTS } from './products-address.ts'
import styles from './products.module.css'

/** What a product's form has where nothing was typed. */
export const nothing: ProductForm = {
  code: '',
  name: '',
  price: '',
  unit: 'piece',
  vatCategory: 'standard',
  stock: '',
  minimumPersons: '1',
  minimumNights: '0',
}

/** What each category is called; `none` is a word of its own. */
export const vatNames = {
  lodging: 'products.lodging',
  food: 'products.food',
  standard: 'products.standard',
  none: 'products.outside',
} as const

/** The products (BO §2, §3) as the screens of kept rows want them. */
export function useProducts(): KeptNoun<ProductView> {
  const text = useText()
  return {
    resource: 'products',
    screens: { list: 'settings', add: 'newProduct', one: 'product' },
    listAddress: PRODUCTS,
    sort: { field: 'id', order: 'ASC' },
    columns: [],
    open: ({ name }) => text('products.open', { name }),
    blank: {},
    Fields,
    check: (typed) => checkProduct({ ...nothing, ...typed }),
    told: {
      unit: ({ unit }) => text(`products.${unit as (typeof productUnits)[number]}`),
      vatCategory: ({ vatCategory }) => text(vatNames[vatCategory as keyof typeof vatNames]),
      active: ({ active }) => text(active ? 'products.yes' : 'products.no'),
      stock: ({ stock }) => stock || text('products.unlimited'),
    },
    fieldNames: {
      name: text('products.name'),
      price: text('products.price'),
      unit: text('products.unit'),
      vatCategory: text('products.vatCategory'),
      stock: text('products.stock'),
      minimumPersons: text('products.minimumPersons'),
      minimumNights: text('products.minimumNights'),
      active: text('products.active'),
    },
    words: {
      title: text('products.list'),
      explain: text('products.explain'),
      list: text('products.list'),
      add: text('products.add'),
      one: text('products.one'),
      empty: '',
      emptyHint: '',
      added: text('products.added'),
      changed: text('products.changed'),
      removed: text('products.removed'),
      remove: text('products.remove'),
    },
  }
}

function Fields() {
  const text = useText()
  const product = useRecordContext<ProductView>()
  const isBox = product?.code === breakfastBoxId
  const asked = product?.asks[0]
  return (
    <>
      <KeptText source="name" label={text('products.name')} />
      {isBox ? (
        <BoxPrices asks={product.asks} />
      ) : (
        <div className={styles.pair}>
          <KeptText
            source="price"
            label={text('products.priceField')}
            inputMode="decimal"
            hint={
              product?.pricedBy === 'reading' && asked
                ? text('products.priceByReading', { price: formatEuro(asked.cents) })
                : text('products.priceHint')
            }
          />
          <Choice
            source="unit"
            label={text('products.unit')}
            choices={productUnits.map((id) => ({ id, name: text(`products.${id}`) }))}
          />
        </div>
      )}
      <div className={styles.pair}>
        <Choice
          source="vatCategory"
          label={text('products.vatCategory')}
          choices={productVatCategories.map((id) => ({ id, name: text(vatNames[id]) }))}
        />
        <KeptText
          source="stock"
          label={text('products.stock')}
          inputMode="numeric"
          hint={text('products.stockHint')}
        />
      </div>
      {isBox ? null : (
        <div className={styles.pair}>
          <KeptText
            source="minimumPersons"
            label={text('products.minimumPersons')}
            inputMode="numeric"
          />
          <KeptText
            source="minimumNights"
            label={text('products.minimumNights')}
            inputMode="numeric"
            hint={text('products.nightsHint')}
          />
        </div>
      )}
      <BooleanInput source="active" label={text('products.active')} helperText={false} />
    </>
  )
}

function Choice(props: {
  source: string
  label: string
  choices: readonly { id: string; name: string }[]
}) {
  return (
    <SelectInput
      {...props}
      variant="outlined"
      choices={[...props.choices]}
      translateChoice={false}
      helperText={false}
      // There is always one.
      isRequired
      emptyText=""
    />
  )
}
