import type { SourceMails } from '../../rules/sources/mails-of-source.ts'
import type { useText } from '../texts/use-text.ts'

/** Which mails the guests of a source get, to choose from. */
export function mailChoices(text: ReturnType<typeof useText>): { id: SourceMails; name: string }[] {
  return [
    { id: 'all', name: text('sourcesPage.mailsAll') },
    { id: 'cancellation', name: text('sourcesPage.mailsCancellation') },
    { id: 'none', name: text('sourcesPage.mailsNone') },
  ]
}
