import type { ReactNode } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { ClosedDeskNote } from './ClosedDeskNote.tsx'
import { saleAddress } from './sale-address.ts'
import { SaleSteps } from './SaleSteps.tsx'
import { type DeskBlock, useDeskBlock } from './use-desk-block.ts'
import { useSale } from './use-sale.ts'
import styles from './cash-desk.module.css'

interface Props {
  at: 'method' | 'amount' | 'confirm'
  children(sale: SaleView, block: DeskBlock): ReactNode
}

/**
 * A step of the sale that the address names. One that stands at another step, because another tab
 * moved it or an answer was lost, is shown at that.
 */
export function SaleStep({ at, children }: Props) {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const { block, closed } = useDeskBlock()
  const { data: sale, error, refetch } = useSale(id)
  if (sale && sale.step !== at && sale.step !== 'dropped')
    return <Navigate to={saleAddress(sale)} replace state={{ done: sale.step === 'done' }} />
  const isUnknown =
    id === '' || (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
  const isDropped = sale?.step === 'dropped'
  return (
    <Page
      title={text(`cashDesk.steps.${at}`)}
      crumb={{ to: screens.cashDesk.path, label: text('cashDesk.title') }}
    >
      <SaleSteps at={at} />
      {isUnknown || isDropped ? (
        <Note tone="ink" title={text(isDropped ? 'cashDesk.dropped' : 'cashDesk.unknown')}>
          {isDropped ? <p>{text('cashDesk.droppedHint')}</p> : null}
          <Link to={screens.cashDesk.path}>{text('cashDesk.toDesk')}</Link>
        </Note>
      ) : sale ? (
        <div className={styles.stack}>
          {block === 'offline' ? (
            <Note tone="warn" title={text('cashDesk.blocked.offline')} />
          ) : closed ? (
            <ClosedDeskNote closed={closed} offline={false} />
          ) : null}
          {children(sale, block)}
        </div>
      ) : error ? (
        <LoadFailure
          what={text('cashDesk.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={text('cashDesk.loading')} rows={3} />
      )}
    </Page>
  )
}
