import { Button } from '@mui/material'
import { useListPaginationContext, useTranslate } from 'react-admin'
import styles from './list-pager.module.css'

/** Earlier and later pages; absent where one page holds all. */
export function ListPager() {
  const translate = useTranslate()
  const {
    page,
    perPage,
    total = 0,
    setPage,
    hasNextPage,
    hasPreviousPage,
  } = useListPaginationContext()
  if (total <= perPage) return null
  const first = (page - 1) * perPage
  return (
    <nav className={styles.pager} aria-label={translate('ra.navigation.current_page', { page })}>
      <span>
        {translate('ra.navigation.page_range_info', {
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
