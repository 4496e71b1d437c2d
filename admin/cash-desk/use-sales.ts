import { useGetList } from 'react-admin'
import type { SaleView } from '../../api/sales/sale-shape.ts'

/** More on one day nobody reads on this screen. */
const MOST = 100

/** Sales that wait, or that were made from a day on; the newest first. */
export function useSales(filter: { open: true } | { from: string }) {
  return useGetList<SaleView>('sales', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'open' in filter ? 'begunAt' : 'doneAt', order: 'DESC' },
    filter,
  })
}
