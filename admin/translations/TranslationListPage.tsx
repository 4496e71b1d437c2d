import { TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { TranslationView } from '../../api/texts/translation-shape.ts'
import { languageName, otherLanguages } from '../languages/guest-languages.ts'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useTypedSearch } from '../text-corrections/use-typed-search.ts'
import styles from '../text-corrections/text-corrections.module.css'
import { useText } from '../texts/use-text.ts'
import { TranslationTable } from './TranslationTable.tsx'

/** /instellingen/vertalingen: all that guests read, a language at a time beside the Dutch. */
export function TranslationListPage() {
  const text = useText()
  const languages = otherLanguages()
  return (
    <Page
      title={text('translations.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      {languages.length === 0 ? (
        <Note tone="ink" title={text('translations.onlyDutch')}>
          {text('translations.onlyDutchHint')}
        </Note>
      ) : (
        <Listed languages={languages} />
      )}
    </Page>
  )
}

function Listed({ languages }: { languages: string[] }) {
  const text = useText()
  const { query, q, typed, type, ask } = useTypedSearch()
  const which = query.get('welke') ?? ''
  const language = languages.find((tag) => tag === query.get('taal')) ?? languages[0]!
  return (
    <>
      <p className={styles.explain}>{text('translations.explain')}</p>
      <div className={styles.filters} role="search">
        {languages.length > 1 && (
          <ToggleButtonGroup
            value={language}
            aria-label={text('translations.language')}
            onChange={(_, chosen: string | null) => chosen !== null && ask('taal', chosen)}
          >
            {languages.map((tag) => (
              <ToggleButton key={tag} value={tag}>
                {languageName(tag)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <TextField
          className={styles.search}
          label={text('translations.search')}
          placeholder={text('translations.searchHint')}
          type="search"
          value={typed}
          onChange={({ target }) => type(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
        />
        <ToggleButtonGroup
          value={which}
          aria-label={text('translations.which')}
          onChange={(_, chosen: string | null) => chosen !== null && ask('welke', chosen)}
        >
          <ToggleButton value="">{text('translations.toDo')}</ToggleButton>
          <ToggleButton value="alles">{text('translations.all')}</ToggleButton>
          <ToggleButton value="zinnen">{text('translations.sentences')}</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <ListBase<TranslationView>
        key={`${language} ${which} ${q}`}
        resource="translations"
        perPage={50}
        sort={{ field: 'id', order: 'ASC' }}
        filter={{
          language,
          ...(q && { q }),
          ...(which === '' && { which: 'to-do' }),
          ...(which === 'zinnen' && { which: 'sentences' }),
        }}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
      >
        <Rows isToDo={which === '' && q === ''} />
      </ListBase>
    </>
  )
}

function Rows({ isToDo }: { isToDo: boolean }) {
  const text = useText()
  const { data, error, isPending, refetch, total } = useListContext<TranslationView>()
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <ListSkeleton label={text('kept.loading')} />
  if (total === 0)
    return isToDo ? (
      <Note tone="ink" title={text('translations.done')}>
        {text('translations.doneHint')}
      </Note>
    ) : (
      <Note tone="ink" title={text('translations.nothing')}>
        {text('translations.nothingHint')}
      </Note>
    )
  return (
    <>
      <TranslationTable rows={data} />
      <ListPager />
    </>
  )
}
