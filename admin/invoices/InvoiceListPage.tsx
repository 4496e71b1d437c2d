import { Card, TextField } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext } from 'react-admin'
import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import styles from './invoices.module.css'

/** /facturen: every invoice and credit note, the newest first, found by number or name. */
export function InvoiceListPage() {
  const text = useText()
  const [words, setWords] = useState('')
  const q = words.trim()
  return (
    <Page title={text('invoices.title')}>
      <div className={styles.tools}>
        <TextField
          label={text('invoices.search')}
          value={words}
          type="search"
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <ListBase<InvoiceView>
        key={q}
        resource="invoices"
        perPage={25}
        sort={{ field: 'number', order: 'DESC' }}
        filter={q === '' ? {} : { q }}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
      >
        <Rows />
      </ListBase>
    </Page>
  )
}

function Rows() {
  const text = useText()
  const { data, error, isPending, refetch, total } = useListContext<InvoiceView>()
  if (error)
    return (
      <LoadFailure what={text('invoices.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (isPending || !data) return <ListSkeleton label={text('invoices.loading')} />
  if (total === 0)
    return (
      <Note tone="ink" title={text('invoices.empty')}>
        {text('invoices.emptyHint')}
      </Note>
    )
  return (
    <>
      <Card>
        <InvoiceTable invoices={data} />
      </Card>
      <ListPager />
    </>
  )
}
