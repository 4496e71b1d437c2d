import { guestScreens } from '../../screens/guest-screens.ts'

/** Where one reads what one agrees to: in a tab beside it, so that nothing typed is lost. */
export function Conditions({ page }: { page: 'terms' | 'privacy' }) {
  return (
    <a href={guestScreens[page].path} target="_blank" rel="noreferrer">
      Lees {page === 'terms' ? 'de voorwaarden' : 'wat we bewaren'} (in een nieuw tabblad)
    </a>
  )
}
