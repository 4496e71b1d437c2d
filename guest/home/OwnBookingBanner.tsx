import { useEffect, useState } from 'react'
import { fillText } from '../../rules/texts/fill-text.ts'
import { Link } from '../page/Link.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { type OwnBooking, ownBooking } from '../stay/own-booking.ts'
import { stayWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/** The way back to one's booking, as from the site on a phone's home screen. */
export function OwnBookingBanner() {
  const known = useWords()
  const { siteHome: words } = known
  const { today } = useProperty()
  const [own, setOwn] = useState<OwnBooking | null>(null)
  useEffect(() => setOwn(ownBooking(today)), [today])
  if (!own) return null
  return (
    <section className="banner" aria-label={words.ownBooking}>
      <div className="wrap">
        <p>
          <Link to={own.address}>
            {fillText(words.toOwnBooking, { stay: stayWords(known, own) })}
          </Link>
        </p>
      </div>
    </section>
  )
}
