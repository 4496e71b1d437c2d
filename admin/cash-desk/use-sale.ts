import { useQuery } from '@tanstack/react-query'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** The key under which a sale is remembered, so that a step that was answered need not ask again. */
export const saleKey = (id: string) => ['sales', 'detail', id]

/** A sale as it stands; read again when any screen moves it. */
export function useSale(id: string) {
  const data = useBackOfficeData()
  return useQuery({
    queryKey: saleKey(id),
    queryFn: () => data.call<SaleView>(`sales/${encodeURIComponent(id)}`, undefined, 'GET'),
    enabled: id !== '',
  })
}
