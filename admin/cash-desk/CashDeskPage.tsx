import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Link, useSearchParams } from 'react-router'
import { screens } from '../../screens/screen-routes.ts'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { BreakfastForm } from './BreakfastForm.tsx'
import { ClosedDeskNote } from './ClosedDeskNote.tsx'
import { DoneNote } from './DoneNote.tsx'
import { OpenSales } from './OpenSales.tsx'
import { SaleForm } from './SaleForm.tsx'
import { SaleSteps } from './SaleSteps.tsx'
import { SalesToday } from './SalesToday.tsx'
import { useDeskBlock } from './use-desk-block.ts'
import styles from './cash-desk.module.css'

/** /kassa (BO §2): what was just sold, what was begun, the next breakfast order or receipt. */
export function CashDeskPage() {
  const text = useText()
  const { block, closed } = useDeskBlock()
  const offline = block === 'offline'
  const [query, setQuery] = useSearchParams()
  const part = query.get('deel') === 'verkoop' ? 'sale' : 'breakfast'
  return (
    <Page title={text('cashDesk.title')}>
      <SaleSteps at="sale" />
      <div className={styles.stack}>
        <DoneNote />
        {closed ? <ClosedDeskNote closed={closed} offline={offline} /> : null}
        <OpenSales offline={offline} />
        <div className={styles.tools}>
          <ToggleButtonGroup
            value={part}
            aria-label={text('cashDesk.parts.label')}
            onChange={(_, chosen: typeof part | null) =>
              chosen && setQuery(chosen === 'sale' ? { deel: 'verkoop' } : {}, { replace: true })
            }
          >
            <ToggleButton value="breakfast">{text('cashDesk.parts.breakfast')}</ToggleButton>
            <ToggleButton value="sale">{text('cashDesk.parts.sale')}</ToggleButton>
          </ToggleButtonGroup>
          <Button component={Link} to={screens.closeDay.path} variant="outlined">
            {text('cashDesk.close.toClose')}
          </Button>
        </div>
        {part === 'sale' ? <SaleForm block={block} /> : <BreakfastForm block={block} />}
        <SalesToday />
      </div>
    </Page>
  )
}
