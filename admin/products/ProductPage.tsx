import { KeptPage } from '../kept/KeptPage.tsx'
import { useProducts } from './use-products.tsx'

/** /instellingen/product-wijzigen?id=: a product to be changed, switched off or removed (BO §1). */
export function ProductPage() {
  return <KeptPage noun={useProducts()} />
}
