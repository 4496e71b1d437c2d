import { LatestInvoices } from './LatestInvoices.tsx'
import { RevenueDetails } from './RevenueDetails.tsx'
import { useRevenue } from './use-revenue.ts'

/** The rest of the dashboard's financial overview (BO §2): what is behind this month, and invoices. */
export function FinancialOverview() {
  // Whether it loads or failed, the card of the month says.
  const { data } = useRevenue(null)
  return (
    <>
      {data ? <RevenueDetails revenue={data} /> : null}
      <LatestInvoices />
    </>
  )
}
