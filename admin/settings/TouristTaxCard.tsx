import { Card } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import type { TouristTaxTariffView } from '../../api/prices/tourist-tax-tariffs.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './settings.module.css'

/** The tourist tax from each day on (BO §2, §3; reading `tourist-tax.tariff`), with its screen. */
export function TouristTaxCard() {
  const text = useText()
  const { data, error, refetch } = useGetList<TouristTaxTariffView>('tourist-tax-tariffs', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'validFrom', order: 'DESC' },
  })
  if (error)
    return (
      <LoadFailure
        what={text('settings.partFailed', { part: text('company.touristTax') })}
        problem={error}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Card>
      <CardHead title={text('company.touristTax')} />
      <div className={styles.pad}>
        {data?.length === 0 ? <p>{text('company.touristTaxNone')}</p> : null}
        {data && data.length > 0 ? (
          <dl className={styles.rows}>
            {data.map(({ id, validFrom, amount, percentage }) => (
              <div key={id}>
                <dt>
                  {text('company.touristTaxFrom', { day: staffDayYear(parseDay(validFrom) ?? 0) })}
                </dt>
                <dd>
                  {amount === ''
                    ? text('company.touristTaxShare', { percentage })
                    : text('company.touristTaxAmount', { amount })}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <Link to={screens.touristTax.path}>{text('company.touristTaxLink')}</Link>
      </div>
    </Card>
  )
}
