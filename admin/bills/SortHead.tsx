import type { BillSort } from '../../api/bills/bill-lists.ts'
import { Icon } from '../marks/Icon.tsx'
import type { BillsShown } from './bill-address.ts'
import styles from './bills.module.css'

interface Props {
  field: BillSort
  label: string
  /** The column is of amounts. */
  number: boolean
  shown: BillsShown
  show(change: Partial<BillsShown>): void
}

/** The head of a column that the list can be sorted by; pressed again, the other way round. */
export function SortHead({ field, label, number, shown: { sort }, show }: Props) {
  const isSorted = sort[0] === field
  const order = isSorted ? sort[1] : null
  const usual = field === 'name' ? 'ASC' : 'DESC'
  const next = order === null ? usual : order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <th
      scope="col"
      className={number ? styles.number : undefined}
      aria-sort={order === null ? undefined : order === 'ASC' ? 'ascending' : 'descending'}
    >
      <button type="button" className={styles.sort} onClick={() => show({ sort: [field, next] })}>
        {label}
        {order === null ? null : <Icon name={order === 'ASC' ? 'up' : 'down'} />}
      </button>
    </th>
  )
}
