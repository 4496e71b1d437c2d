import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import styles from '../shell/list-pager.module.css'
import { BILLS_A_PAGE, type BillsShown } from './bill-address.ts'

interface Props {
  shown: BillsShown
  show(change: Partial<BillsShown>): void
  /** How many there are; undefined while that is counted. */
  count: number | undefined
  /** How many are on this page. */
  here: number
}

/** Earlier and later pages; absent where one page holds all. */
export function BillPager({ shown: { page }, show, count, here }: Props) {
  const translate = useTranslate()
  const first = (page - 1) * BILLS_A_PAGE
  const hasNext = count === undefined ? here === BILLS_A_PAGE : first + here < count
  if (page === 1 && !hasNext) return null
  return (
    <nav className={styles.pager} aria-label={translate('ra.navigation.current_page', { page })}>
      {count === undefined || here === 0 ? null : (
        <span>
          {translate('ra.navigation.page_range_info', {
            offsetBegin: first + 1,
            offsetEnd: first + here,
            total: count,
          })}
        </span>
      )}
      <Button disabled={page === 1} onClick={() => show({ page: page - 1 })}>
        {translate('ra.navigation.previous')}
      </Button>
      <Button disabled={!hasNext} onClick={() => show({ page: page + 1 })}>
        {translate('ra.navigation.next')}
      </Button>
    </nav>
  )
}
