import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { ReadDifference } from '../../api/payments/comparison/payment-differences.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'

/** Puts a difference with the payment provider away, for everybody. */
export function SeenButton({ difference, name }: { difference: ReadDifference; name: string }) {
  const text = useText()
  const data = useBackOfficeData()
  const notify = useNotify()
  const client = useQueryClient()
  const offline = useLive().status === 'lost'
  const { mutate, isPending } = useMutation({
    mutationFn: () => data.seeDifference(difference),
    // Refused, too: its sums may be others by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['dashboard'] }),
    onError: (problem) => notify(failureText(problem), { type: 'error' }),
  })
  return (
    <Button
      size="small"
      disabled={offline}
      aria-disabled={isPending}
      aria-label={text('dashboard.attention.differenceSeenOf', { name })}
      onClick={() => !isPending && mutate()}
    >
      {text('dashboard.attention.differenceSeen')}
    </Button>
  )
}
