import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type {
  BreakfastMorningView,
  RouteRequest,
} from '../../api/breakfast-mornings/breakfast-morning-shape.ts'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'

const KEY = 'breakfast-mornings'

/** The sheet of a morning, followed live; without a day it is the one the kitchen is busy with. */
export function useBreakfastMorning(day: EpochDay | null) {
  const data = useBackOfficeData()
  const asked = day === null ? '' : formatDay(day)
  return useQuery({
    queryKey: [KEY, asked],
    queryFn: () =>
      data.call<BreakfastMorningView>(
        `breakfast-mornings${asked === '' ? '' : `?day=${asked}`}`,
        undefined,
        'GET',
      ),
    placeholderData: keepPreviousData,
  })
}

/** Keeps the order in which a slot is driven; the same order twice is kept once. */
export function useRoute() {
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: (route: RouteRequest) =>
      data.call<BreakfastMorningView>('breakfast-mornings/route', route, 'PUT'),
    onError: (problem) =>
      notify(
        (problem instanceof ApiProblem && problem.message) || text('breakfastMorning.routeFailed'),
        { type: 'error' },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
  return { keep: mutate, isPending }
}
