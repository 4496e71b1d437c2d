import { Icon } from '../icons/Icon.tsx'
import { mailAddress, telephone } from './house-words.ts'
import { useMaybeHouse } from './HouseContext.tsx'

/**
 * The telephone, where a person helps more than a button. Nothing while the house has not filled in
 * its number.
 */
export function CallUs({ main, number }: { main?: boolean; number?: boolean }) {
  const house = useMaybeHouse()
  if (!house?.phone) return null
  return (
    <a className={main ? 'button' : 'button button--quiet'} href={telephone(house)}>
      <Icon name="phone" /> {number ? `Bel ${house.phone}` : 'Bel ons'}
    </a>
  )
}

/** A mail to the house; nothing while it has no address. */
export function MailUs({ subject }: { subject: string }) {
  const house = useMaybeHouse()
  if (!house?.email) return null
  return (
    <a className="button button--quiet" href={mailAddress(house, subject)}>
      <Icon name="mail" /> Mail ons
    </a>
  )
}
