import { Button, Card } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OldSiteReport } from '../../api/old-site/old-site-report.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { dutchMonth, staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { screens } from '../../screens/screen-routes.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { LongList } from './LongList.tsx'
import type { Decisions } from '../../rules/old-site/old-house.ts'
import { UndecidedCard } from './UndecidedCard.tsx'
import styles from './old-site.module.css'

const kinds = ['undecided', 'unreadable', 'not-taken', 'repaired'] as const

/** What was said once stands before what was said of every month. */
function rarestFirst(remarks: OldSiteReport['remarks']): OldSiteReport['remarks'] {
  const often = new Map<string, number>()
  for (const { sentence } of remarks) often.set(sentence, (often.get(sentence) ?? 0) + 1)
  return remarks.toSorted((a, b) => often.get(a.sentence)! - often.get(b.sentence)!)
}

/** What an import would do, or did: counts first, then what a person looks at, then the rest. */
export function OldSiteReportCards({
  report,
  choices,
  onChoose,
  onTry,
  onBring,
}: {
  report: OldSiteReport
  choices: Decisions
  onChoose: (choices: Decisions) => void
  onTry: () => void
  onBring: () => void
}) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const { kept, counts, remarks, undecided, occupancy, noInvoice, revenue } = report
  const isNew = counts.some(({ brought }) => brought > 0)
  const read = (before: string | null, after: string | null) => {
    if (before === null) return after === null ? '' : text('oldSite.here', { after })
    return after === null
      ? text('oldSite.there', { before })
      : text('oldSite.change', { before, after })
  }
  const nothing = undecided.length > 0 ? 'oldSite.nothingYet' : 'oldSite.nothingNew'
  return (
    <>
      <Note
        tone={kept ? 'ok' : 'ink'}
        title={text(isNew ? (kept ? 'oldSite.done' : 'oldSite.tried') : nothing)}
      />
      {noInvoice === null ? null : (
        <Note tone="warn" title={noInvoice}>
          <Link to={screens.settings.path}>{text('oldSite.toCompany')}</Link>
        </Note>
      )}
      <Card className={styles.counts}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('oldSite.what')}</th>
              <th scope="col">{text('oldSite.found')}</th>
              <th scope="col">{text(kept ? 'oldSite.wasBrought' : 'oldSite.brought')}</th>
              <th scope="col">{text('oldSite.before')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ noun, found, brought, before, cents }) => (
              <tr key={noun}>
                <th scope="row">
                  {text(`oldSite.nouns.${noun}`)}
                  {cents ? <small>{text('oldSite.sum', { sum: formatEuro(cents) })}</small> : null}
                </th>
                <td>{found}</td>
                <td>{brought}</td>
                <td>{before}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {undecided.length > 0 ? (
        <UndecidedCard undecided={undecided} choices={choices} onChoose={onChoose} onTry={onTry} />
      ) : null}
      {kinds.map((kind) => (
        <LongList
          key={kind}
          title={text(`oldSite.kinds.${kind}`)}
          lines={rarestFirst(remarks)
            .filter((remark) => remark.kind === kind)
            .map(({ path, about, sentence, before, after }) => ({
              ...{ path, about },
              line: [sentence, read(before, after)].join(' ').trim(),
            }))}
        />
      ))}
      <LongList
        title={text('oldSite.occupancy')}
        empty={
          occupancy.nights === 0
            ? text('oldSite.occupancyNone')
            : text('oldSite.occupancySame', { smart_count: occupancy.nights })
        }
        lines={occupancy.differences.map(({ night, roomType: type, there, here }) => ({
          path: '',
          line: text('oldSite.occupancyLine', {
            ...{ night: staffDayYear(parseDay(night)!), type, there, here },
          }),
        }))}
      />
      <LongList
        title={text('oldSite.notCompared')}
        lines={occupancy.notCompared.map(({ roomType: type, first, last }) => ({
          path: '',
          line: text(first === last ? 'oldSite.notComparedNight' : 'oldSite.notComparedLine', {
            type,
            first: staffDayYear(parseDay(first)!),
            last: staffDayYear(parseDay(last)!),
          }),
        }))}
      />
      <LongList
        title={text('oldSite.revenue')}
        lines={revenue.map(({ month, thereCents, hereCents }) => ({
          path: '',
          line: text('oldSite.revenueLine', {
            month: dutchMonth(parseDay(`${month}-01`)!),
            there: formatEuro(thereCents),
            here: formatEuro(hereCents),
          }),
        }))}
      />
      {kept || !isNew ? null : isAsking ? (
        <Card>
          <CardHead title={text('oldSite.bring')} />
          <div className={styles.body}>
            <p>{text('oldSite.ask')}</p>
            <div className={styles.buttons}>
              <Button variant="contained" autoFocus onClick={onBring}>
                {text('oldSite.yes')}
              </Button>
              <Button onClick={() => setAsking(false)}>{text('oldSite.no')}</Button>
            </div>
          </div>
        </Card>
      ) : (
        <div className={styles.buttons}>
          <Button variant="contained" onClick={() => setAsking(true)}>
            {text('oldSite.bring')}
          </Button>
        </div>
      )}
    </>
  )
}
