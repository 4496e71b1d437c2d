import { useEffect, useState } from 'react'
import { Link } from '../page/Link.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { type OwnBooking, ownBooking } from '../stay/own-booking.ts'
import { stayWords } from '../stay/words.ts'

/** The way back to one's booking, as from the site on a phone's home screen. */
export function OwnBookingBanner() {
  const { today } = useProperty()
  const [own, setOwn] = useState<OwnBooking | null>(null)
  useEffect(() => setOwn(ownBooking(today)), [today])
  if (!own) return null
  return (
    <section className="banner" aria-label="Je boeking">
      <div className="wrap">
        <p>
          <Link to={own.address}>Naar je boeking van {stayWords(own)}</Link>
        </p>
      </div>
    </section>
  )
}
