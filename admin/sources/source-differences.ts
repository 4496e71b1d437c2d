import type { SourcesView } from '../../api/settings/sources.ts'
import { sourceField } from '../../rules/forms/check-sources.ts'
import { bookingSources } from '../../rules/sources/booking-source.ts'
import type { useText } from '../texts/use-text.ts'
import { mailChoices } from './mail-choices.ts'

/** What differs between two states of the sources, a line for each value, in words. */
export function sourceDifferences(
  before: SourcesView,
  after: SourcesView,
  text: ReturnType<typeof useText>,
): { field: string; from: string; to: string }[] {
  const yes = (value: boolean | null) => text(value ? 'sourcesPage.yes' : 'sourcesPage.no')
  const mails = new Map(mailChoices(text).map(({ id, name }) => [id, name]))
  return bookingSources
    .flatMap((source) => {
      const [was, is] = [before, after].map(({ sources }) => sources[sourceField(source)]!)
      const name = text(`sources.${source}`)
      return [
        { field: `${name}, ${text('sourcesPage.colour')}`, from: was!.colour, to: is!.colour },
        {
          field: `${name}, ${text('sourcesPage.prepaid')}`,
          from: yes(was!.prepaid),
          to: yes(is!.prepaid),
        },
        {
          field: `${name}, ${text('sourcesPage.mails')}`,
          from: mails.get(was!.mails) ?? '',
          to: mails.get(is!.mails) ?? '',
        },
      ]
    })
    .filter(({ from, to }) => from !== to)
}
