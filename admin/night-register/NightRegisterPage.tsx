import { Button, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { NightRegisterView } from '../../api/night-register/night-register-view.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { namedPeriod } from '../../rules/calendar/named-period.ts'
import { screens } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useProperty } from '../property/use-property.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './night-register.module.css'
import { RegisterTable } from './RegisterTable.tsx'

/** /agenda/nachtregister?van=&tot=: who slept here, to read and to print; this month by itself. */
export function NightRegisterPage() {
  const text = useText()
  const data = useBackOfficeData()
  const [query, setQuery] = useSearchParams()
  const { data: property } = useProperty()
  const month = property ? namedPeriod(property.today.slice(0, 7)) : null
  const from = query.get('van') ?? month?.from ?? ''
  const last = query.get('tot') ?? (month ? formatDay(parseDay(month.until)! - 1) : '')
  const areDays = parseDay(from) !== null && parseDay(last) !== null
  const register = useQuery({
    queryKey: ['night-register', from, last],
    queryFn: () =>
      data.call<NightRegisterView>(
        `night-register?${new URLSearchParams({ from, last })}`,
        undefined,
        'GET',
      ),
    enabled: areDays,
    placeholderData: keepPreviousData,
  })
  const day = (name: 'van' | 'tot', value: string, label: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={({ target }) =>
        setQuery({ van: from, tot: last, [name]: target.value }, { replace: true })
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Page
      title={text('nightRegister.title')}
      crumb={{ to: screens.agenda.path, label: text('agenda.title') }}
    >
      {property ? (
        <div className={styles.tools}>
          {day('van', from, text('nightRegister.from'))}
          {day('tot', last, text('nightRegister.last'))}
          <Button
            variant="contained"
            disabled={!register.data?.guests.length || register.isPlaceholderData}
            onClick={() => window.print()}
          >
            {text('nightRegister.print')}
          </Button>
        </div>
      ) : null}
      {property && !areDays ? <Note tone="warn" title={text('nightRegister.wrongPeriod')} /> : null}
      {register.error ? (
        <LoadFailure
          what={text('nightRegister.failed')}
          problem={register.error}
          onRetry={() => void register.refetch()}
        />
      ) : register.data && areDays ? (
        <article className={styles.sheet} aria-busy={register.isPlaceholderData}>
          <h2>
            {text('nightRegister.period', {
              from: staffDayYear(parseDay(from)!),
              last: staffDayYear(parseDay(last)!),
            })}
          </h2>
          <RegisterTable register={register.data} />
        </article>
      ) : areDays || !property ? (
        <ListSkeleton label={text('nightRegister.loading')} rows={6} />
      ) : null}
      <p className={styles.more}>
        <Link to={screens.settings.path}>{text('nightRegister.settings')}</Link>
      </p>
    </Page>
  )
}
