import { MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { TextView } from '../../api/texts/text-shape.ts'
import { namedAreas } from '../../rules/texts/area-names.ts'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { TextTable } from './TextTable.tsx'
import styles from './text-corrections.module.css'
import { useTypedSearch } from './use-typed-search.ts'

/** /instellingen/teksten: every text of the catalogue, found by its words, its name or its area. */
export function TextListPage() {
  const text = useText()
  const { query, q, typed, type, ask } = useTypedSearch()
  const area = query.get('gebied') ?? ''
  const corrected = query.get('gewijzigd') === 'ja'
  return (
    <Page
      title={text('textCorrections.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      <p className={styles.explain}>{text('textCorrections.explain')}</p>
      <div className={styles.filters} role="search">
        <TextField
          className={styles.search}
          label={text('textCorrections.search')}
          placeholder={text('textCorrections.searchHint')}
          type="search"
          value={typed}
          onChange={({ target }) => type(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
        />
        <TextField
          select
          className={styles.area}
          label={text('textCorrections.area')}
          value={area}
          onChange={({ target }) => ask('gebied', target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{text('textCorrections.allAreas')}</MenuItem>
          {namedAreas().map((each) => (
            <MenuItem key={each.area} value={each.area}>
              {each.name}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          value={corrected}
          aria-label={text('textCorrections.which')}
          onChange={(_, chosen: boolean | null) =>
            chosen !== null && ask('gewijzigd', chosen ? 'ja' : '')
          }
        >
          <ToggleButton value={false}>{text('textCorrections.all')}</ToggleButton>
          <ToggleButton value={true}>{text('textCorrections.corrected')}</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <ListBase<TextView>
        key={`${area} ${corrected} ${q}`}
        resource="texts"
        perPage={50}
        sort={{ field: 'id', order: 'ASC' }}
        filter={{
          ...(q && { q }),
          ...(area && { area }),
          ...(corrected && { corrected: true }),
        }}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
      >
        <Texts />
      </ListBase>
    </Page>
  )
}

function Texts() {
  const text = useText()
  const { data, error, isPending, refetch, total } = useListContext<TextView>()
  if (error)
    return <LoadFailure what={text('kept.failed')} problem={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <ListSkeleton label={text('kept.loading')} />
  if (total === 0)
    return (
      <Note tone="ink" title={text('textCorrections.empty')}>
        {text('textCorrections.emptyHint')}
      </Note>
    )
  return (
    <>
      <TextTable texts={data} />
      <ListPager />
    </>
  )
}
