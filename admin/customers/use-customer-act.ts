import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { CustomerDetailView } from '../../api/customers/customer-shapes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { failureText } from '../texts/words.ts'

/** One press that changes a customer: says what came of it, and reads the customers again. */
export function useCustomerAct(onDone?: (customer: CustomerDetailView) => void) {
  const notify = useNotify()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const offline = useLive().status === 'lost'
  const { mutate, isPending } = useMutation({
    mutationFn: ({ path, content }: { path: string; content: object; done: string }) =>
      data.call<CustomerDetailView>(path, content),
    onSuccess: (customer, { done }) => {
      notify(done, { type: 'success' })
      onDone?.(customer)
    },
    onError: (problem) => notify(failureText(problem), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['customers'] }),
  })
  return {
    act: (path: string, content: object, done: string) => {
      if (!isPending) mutate({ path, content, done })
    },
    busy: isPending,
    offline,
  }
}
