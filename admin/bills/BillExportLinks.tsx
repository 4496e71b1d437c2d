import { Button } from '@mui/material'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { type BillsShown, billFilter } from './bill-address.ts'
import styles from './bills.module.css'

/** All that the filter has, as a spreadsheet and as CSV (BO §2: 'Boekingen' and 'Ontbijtjes'). */
export function BillExportLinks({ shown }: { shown: BillsShown }) {
  const text = useText()
  const name = text(`bills.exports.${shown.kind}`)
  const filter = new URLSearchParams({ filter: JSON.stringify(billFilter(shown)) }).toString()
  const link = (format: 'spreadsheet' | 'csv') => ({
    variant: 'outlined' as const,
    component: 'a',
    href: `/api/back-office/bills/${format}?${filter}`,
    download: true,
  })
  return (
    <span className={styles.exports}>
      <Button
        {...link('spreadsheet')}
        aria-label={text('bills.exports.sheetHint', { name })}
        startIcon={<Icon name="file" />}
      >
        {name}
      </Button>
      <Button {...link('csv')} aria-label={text('bills.exports.csvHint', { name })}>
        {text('bills.exports.csv')}
      </Button>
    </span>
  )
}
