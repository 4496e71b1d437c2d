import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { saleActs } from '../../api/sales/sale-acts.ts'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import type { ActRequest } from '../data/back-office-data-provider.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { saleAddress } from './sale-address.ts'
import { saleKey } from './use-sale.ts'

type SaleAct = keyof typeof saleActs

/**
 * A step of a sale: asks for it and goes where it led. After a refusal or a lost answer the sale is
 * read again, so that the screen is at the step where the sale really stands.
 */
export function useSaleMove(id: string) {
  const data = useBackOfficeData()
  const client = useQueryClient()
  const navigate = useNavigate()
  const text = useText()
  const mutation = useMutation({
    mutationFn: (send: () => Promise<SaleView>) => send(),
    onSuccess: (sale) => {
      client.setQueryData(saleKey(id), sale)
      void client.invalidateQueries({ queryKey: ['sales', 'list'] })
      if (sale.step === 'done')
        for (const key of ['bookings', 'breakfast-orders', 'products', 'cash-desk'])
          void client.invalidateQueries({ queryKey: [key] })
      void navigate(saleAddress(sale), { state: { done: sale.step === 'done' } })
    },
    onError: () => client.invalidateQueries({ queryKey: ['sales'] }),
  })
  const { error } = mutation
  return {
    press: <Act extends SaleAct>(act: Act, asked: ActRequest<'sales', Act>) => {
      if (!mutation.isPending) mutation.mutate(() => data.act('sales', id, act, asked))
    },
    busy: mutation.isPending,
    /** What was refused at which field. */
    fieldErrors: (error instanceof ApiProblem && error.body.errors) || {},
    /** Why it was not done, or is not known to have been; null where there is nothing to say. */
    problem: error ? (isUnreachable(error) ? text('cashDesk.unsure') : failureText(error)) : null,
  }
}
