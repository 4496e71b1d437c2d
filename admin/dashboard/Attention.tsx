import { Button, Card } from '@mui/material'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { DashboardView } from '../../api/dashboard/dashboard-view.ts'
import { Icon } from '../marks/Icon.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { type AttentionGroup, type AttentionItem, attentionGroups } from './attention-groups.ts'
import styles from './dashboard.module.css'
import { SeenButton } from './SeenButton.tsx'

/** How many of a kind are shown before one asks for all. */
const AT_FIRST = 5

/** What needs somebody, by its kind; each row is one tap from its cure. */
export function Attention({ attention }: { attention: DashboardView['attention'] }) {
  const text = useText()
  const id = useId()
  const groups = attentionGroups(attention, text)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('dashboard.attention.title')}
      </h2>
      {groups.length === 0 ? (
        <Note tone="ok" live={false}>
          {text('dashboard.attention.nothing')}
        </Note>
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </div>
      )}
    </section>
  )
}

function Group({ group: { title, tone, items, total } }: { group: AttentionGroup }) {
  const text = useText()
  const id = useId()
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, AT_FIRST)
  const unnamed = total - items.length
  return (
    <Card component="section" aria-labelledby={id} className={styles.group}>
      <header className={styles[tone]}>
        <Icon name={tone === 'ink' ? 'message' : 'warning'} />
        <h3 id={id}>{title}</h3>
        <span>{total}</span>
      </header>
      <ul>
        {shown.map(({ key, to, name, detail, amount, difference }) => (
          <li key={key} className={difference === undefined ? '' : styles.withButton}>
            {to === null ? (
              <div>
                <Words name={name} detail={detail} />
              </div>
            ) : (
              <Link to={to}>
                <Words name={name} detail={detail} />
                {amount ? <span className={styles.amount}>{amount}</span> : null}
                <Icon name="right" />
              </Link>
            )}
            {difference === undefined ? null : <SeenButton difference={difference} name={name} />}
          </li>
        ))}
      </ul>
      {shown.length < items.length ? (
        <Button size="small" onClick={() => setAll(true)}>
          {text('dashboard.attention.more', { total })}
        </Button>
      ) : unnamed > 0 ? (
        <p className={styles.unnamed}>
          {text('dashboard.attention.andMore', { smart_count: unnamed })}
        </p>
      ) : null}
    </Card>
  )
}

function Words({ name, detail }: Pick<AttentionItem, 'name' | 'detail'>) {
  return (
    <span className={styles.words}>
      <b>{name}</b>
      {detail ? <small>{detail}</small> : null}
    </span>
  )
}
