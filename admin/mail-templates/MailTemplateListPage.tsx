import { Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { MORE_SETTINGS } from '../settings/more-settings.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Page } from '../shell/Page.tsx'
import records from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'
import styles from './mail-templates.module.css'

const abouts = [
  'booking',
  'breakfast-order',
  'form-message',
  'account',
  'invoice',
  'sale',
  'feed-block',
] as const

/** /instellingen/mails: every kind of mail there is, by what it is about. */
export function MailTemplateListPage() {
  const text = useText()
  return (
    <Page
      title={text('mailTemplates.title')}
      crumb={{ to: MORE_SETTINGS, label: text('settings.title') }}
    >
      <p className={styles.explain}>{text('mailTemplates.explain')}</p>
      <Templates />
    </Page>
  )
}

function Templates() {
  const text = useText()
  const data = useBackOfficeData()
  const {
    data: templates,
    error,
    refetch,
  } = useQuery({ queryKey: ['mail-templates'], queryFn: () => data.readMailTemplates() })
  if (error)
    return (
      <LoadFailure
        what={text('mailTemplates.failed')}
        problem={error}
        onRetry={() => void refetch()}
      />
    )
  if (!templates) return <ListSkeleton label={text('mailTemplates.loading')} />
  return abouts.map((about) => (
    <section key={about} className={styles.group}>
      <h2>{text(`mailTemplates.about.${about}`)}</h2>
      <Card>
        <table className={records.table}>
          <caption className="visually-hidden">{text(`mailTemplates.about.${about}`)}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.mail}>
                {text('mailTemplates.mail')}
              </th>
              <th scope="col">{text('mailTemplates.changed')}</th>
            </tr>
          </thead>
          <tbody>
            {templates
              .filter((template) => template.about === about)
              .map(({ id, name, corrected }) => (
                <tr key={id}>
                  <td className={records.days}>
                    <Link
                      to={recordAddress('mailTemplate', id)}
                      aria-label={text('mailTemplates.open', { name })}
                    >
                      {name}
                    </Link>
                  </td>
                  <td data-label={text('mailTemplates.changed')}>
                    {corrected === 0
                      ? text('mailTemplates.unchanged')
                      : text('mailTemplates.changedTexts', { smart_count: corrected })}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </Card>
    </section>
  ))
}
