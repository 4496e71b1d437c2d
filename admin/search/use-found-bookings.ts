import { useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import type { BookingView } from '../../api/bookings/booking-views.ts'

/** Letters typed within this time are one question. */
const PAUSE_MS = 200
const MOST = 8

/**
 * The bookings that the words find, latest arrival first; nothing is asked for fewer than two
 * letters.
 */
export function useFoundBookings(words: string): {
  found: BookingView[]
  searching: boolean
  failed: boolean
} {
  const wanted = words.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), wanted.length > 1 ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isFetching, error } = useGetList<BookingView>(
    'bookings',
    {
      filter: { q: asked },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'arrival', order: 'DESC' },
    },
    { enabled: asked.length > 1 },
  )
  const behind = asked !== wanted
  return {
    found: behind || !data ? [] : data,
    searching: behind || isFetching,
    failed: Boolean(error),
  }
}
