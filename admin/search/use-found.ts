import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FoundView } from '../../api/search/search.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** Letters typed within this time are one question. */
const PAUSE_MS = 200

/** One letter finds half the property; one digit is a room. */
const isAsked = (words: string) => words.length > 1 || /^\d$/.test(words)

/** What the words find; nothing is asked for a single letter. */
export function useFound(words: string): {
  found: FoundView | null
  asked: boolean
  searching: boolean
  failed: boolean
} {
  const wanted = words.trim()
  const data = useBackOfficeData()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), isAsked(wanted) ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [wanted])
  const {
    data: found,
    isFetching,
    error,
  } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => data.search(asked, signal),
    enabled: isAsked(asked),
  })
  const behind = asked !== wanted
  return {
    found: behind || !found ? null : found,
    asked: isAsked(wanted),
    searching: behind || isFetching,
    failed: Boolean(error),
  }
}
