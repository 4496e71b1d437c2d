import { CreateBase, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { ProductView } from '../../api/products/product-views.ts'
import { checkProduct } from '../../rules/forms/check-product.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { KeptForm } from '../kept/KeptForm.tsx'
import { KeptText } from '../kept/KeptText.tsx'
import { useSaving } from '../kept/use-saving.ts'
import { Page } from '../shell/Page.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { PRODUCTS } from './products-address.ts'
import { nothing } from './use-products.tsx'

/** /instellingen/product-toevoegen: a name alone (BO §1); the rest is typed on its own screen. */
export function NewProductPage() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const { problem, mutationOptions } = useSaving<ProductView>(({ id }) => {
    notify(text('products.added'), { type: 'success' })
    void navigate(recordAddress('product', id), { state: nothingToSave })
  })
  return (
    <Page title={text('products.addTitle')} crumb={{ to: PRODUCTS, label: text('products.list') }}>
      <CreateBase<ProductView>
        resource="products"
        record={{ name: '' }}
        disableAuthentication
        mutationOptions={mutationOptions}
      >
        <KeptForm<ProductView>
          noun={{
            Fields: NameField,
            check: ({ name }) => checkProduct({ ...nothing, name: name ?? '' }),
            fieldNames: {},
          }}
          submit={text('products.add')}
          problem={problem}
        />
      </CreateBase>
    </Page>
  )
}

function NameField() {
  const text = useText()
  return <KeptText source="name" label={text('products.name')} hint={text('products.addHint')} />
}
