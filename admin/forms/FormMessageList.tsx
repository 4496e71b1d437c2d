import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext } from 'react-admin'
import type { FormMessageView } from '../../api/forms/form-message-view.ts'
import type { GuestForm } from '../../rules/forms/guest-forms.ts'
import { Icon } from '../marks/Icon.tsx'
import { ListPager } from '../shell/ListPager.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { FormMessageSkeleton } from './FormMessageSkeleton.tsx'
import { FormMessageTable } from './FormMessageTable.tsx'
import styles from './forms.module.css'

/** What came by some forms, the newest first: what is still to be done, or all of it. */
export function FormMessageList({
  list,
  forms,
}: {
  list: 'messages' | 'vendorRegistrations' | 'projectRequests'
  forms: GuestForm[]
}) {
  const text = useText()
  const [which, setWhich] = useState<'open' | 'all'>('open')
  return (
    <Page title={text(`forms.titles.${list}`)}>
      <div className={styles.tools}>
        <ToggleButtonGroup
          value={which}
          aria-label={text('forms.which')}
          onChange={(_, chosen: typeof which | null) => chosen && setWhich(chosen)}
        >
          <ToggleButton value="open">{text('forms.open')}</ToggleButton>
          <ToggleButton value="all">{text('forms.all')}</ToggleButton>
        </ToggleButtonGroup>
        <Button
          variant="outlined"
          component="a"
          href={`/api/back-office/form-messages/spreadsheet?forms=${forms.join(',')}`}
          download
          startIcon={<Icon name="file" />}
        >
          {text('forms.sheet')}
        </Button>
      </div>
      <ListBase<FormMessageView>
        key={which}
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filter={which === 'open' ? { forms, handled: false } : { forms }}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
      >
        <FormMessages which={which} title={text(`forms.titles.${list}`)} />
      </ListBase>
    </Page>
  )
}

function FormMessages({ which, title }: { which: 'open' | 'all'; title: string }) {
  const text = useText()
  const { data, error, isPending, refetch, total } = useListContext<FormMessageView>()
  if (error)
    return (
      <LoadFailure what={text('forms.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (isPending || !data) return <FormMessageSkeleton />
  if (total === 0)
    return (
      <Note tone="ink" title={text(which === 'open' ? 'forms.empty' : 'forms.emptyAll')}>
        {text('forms.emptyHint')}
      </Note>
    )
  return (
    <>
      <FormMessageTable messages={data} title={title} />
      <ListPager />
    </>
  )
}
