import { Button } from '@mui/material'
import { useListPaginationContext, useTranslate } from 'react-admin'
import { COUNTED_BEHIND } from '../data/counted-behind.ts'
import styles from './list-pager.module.css'

/** Earlier and later pages; absent where one page holds all. */
export function ListPager() {
  const translate = useTranslate()
  const { page, perPage, total, setPage, hasNextPage, hasPreviousPage } = useListPaginationContext()
  // Unknown where there are many more: then there is a next page.
  if (total !== undefined ? total <= perPage : !hasNextPage && !hasPreviousPage) return null
  const first = (page - 1) * perPage
  return (
    <nav className={styles.pager} aria-label={translate('ra.navigation.current_page', { page })}>
      <span>
        {total === undefined
          ? translate('ra.navigation.partial_page_range_info', {
              offsetBegin: first + 1,
              offsetEnd: first + perPage,
              counted: (first + perPage + COUNTED_BEHIND).toLocaleString('nl-NL'),
            })
          : translate('ra.navigation.page_range_info', {
              offsetBegin: first + 1,
              offsetEnd: Math.min(first + perPage, total),
              total,
            })}
      </span>
      <Button disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {translate('ra.navigation.previous')}
      </Button>
      <Button disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {translate('ra.navigation.next')}
      </Button>
    </nav>
  )
}
