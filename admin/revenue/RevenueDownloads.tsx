import { Button } from '@mui/material'
import { Link } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import { Download } from './Download.tsx'
import styles from './revenue.module.css'

/** The shown month as a file, and the ways to the bookkeeper and the municipality. */
export function RevenueDownloads({ month }: { month: string }) {
  const text = useText()
  return (
    <span className={styles.downloads}>
      <Download path={`revenue/pdf?month=${month}`}>{text('revenue.pdf')}</Download>
      <Download path={`revenue/spreadsheet?month=${month}`}>{text('revenue.sheet')}</Download>
      <Button component={Link} to={screens.bookkeeping.path}>
        {text('revenue.bookkeeping.title')}
      </Button>
      <Button component={Link} to={screens.touristTaxReturn.path}>
        {text('revenue.tax.title')}
      </Button>
    </span>
  )
}
