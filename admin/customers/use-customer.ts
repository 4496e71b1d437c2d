import { useQuery } from '@tanstack/react-query'
import type { CustomerDetailView, CustomerView } from '../../api/customers/customer-shapes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** Part of every query of one customer: live changes of any customer read it again. */
const DETAIL = ['customers', 'detail'] as const

/**
 * A customer by their own id, or by that of something they bought.
 *
 * @param id of the customer
 * @param order of a booking or breakfast order; asked where there is no `id`
 */
export function useCustomer(id: string | null, order: string | null) {
  const data = useBackOfficeData()
  const found = useQuery({
    queryKey: [...DETAIL, id, order],
    queryFn: async () => {
      const read = (one: string | number) =>
        data.call<CustomerDetailView>(`customers/${encodeURIComponent(one)}`, undefined, 'GET')
      if (id) return read(id)
      const { data: rows } = await data.getList<CustomerView>('customers', {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter: { order },
      })
      if (!rows[0]) throw new ApiProblem(404, 'not-found', '')
      return read(rows[0].id)
    },
    enabled: Boolean(id || order),
  })
  return {
    customer: found.data,
    error: found.error,
    refetch: () => void found.refetch(),
    isAsked: Boolean(id || order),
  }
}
