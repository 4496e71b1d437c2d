import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { KnownGuestView } from '../../api/bookings/booking-entry-shapes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** Letters typed within this time are one question. */
const PAUSE_MS = 250
const FEWEST_LETTERS = 3
const nobody: KnownGuestView[] = []

/** Guests of earlier bookings whom the words find; a help, so a failure is nobody found. */
export function useKnownGuests(words: string): KnownGuestView[] {
  const data = useBackOfficeData()
  const wanted = words.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const query = useQuery({
    queryKey: ['known-guests', asked],
    queryFn: ({ signal }) => data.findKnownGuests(asked, signal),
    enabled: asked.length >= FEWEST_LETTERS,
    retry: false,
  })
  return asked === wanted && wanted.length >= FEWEST_LETTERS ? (query.data ?? nobody) : nobody
}
