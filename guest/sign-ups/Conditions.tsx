import { guestScreens } from '../../screens/guest-screens.ts'
import { useWords } from '../texts/words.ts'

/** Where one reads what one agrees to: in a tab beside it, so that nothing typed is lost. */
export function Conditions({ page }: { page: 'terms' | 'privacy' }) {
  const { siteForms: words } = useWords()
  return (
    <a href={guestScreens[page].path} target="_blank" rel="noreferrer">
      {page === 'terms' ? words.readTerms : words.readPrivacy}
    </a>
  )
}
