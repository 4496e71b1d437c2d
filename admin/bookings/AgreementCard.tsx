import {
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AgreementView } from '../../api/quotes/agreement.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import type { BilledNoun } from '../data/back-office-data-provider.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { languageName } from '../languages/guest-languages.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './agreement.module.css'

type AgreedPage = AgreementView['pages'][number]

/** Voorwaarden: which version of them the guest agreed to, in which language, each open to read. */
export function AgreementCard({ noun, id }: { noun: BilledNoun; id: string }) {
  const text = useText()
  const data = useBackOfficeData()
  const moment = usePastMoment()
  const [opened, setOpened] = useState<AgreedPage | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const {
    data: agreement,
    error,
    refetch,
  } = useQuery({
    queryKey: [noun, 'agreement', id],
    queryFn: () =>
      data.call<AgreementView>(`${noun}/${encodeURIComponent(id)}/agreement`, undefined, 'GET'),
  })
  if (!agreement && !error) return null
  return (
    <Card>
      <CardHead title={text('bookings.agreement.title')} />
      {agreement ? (
        <>
          <p className={styles.how}>{howAgreed(agreement, text, moment)}</p>
          <List dense disablePadding className={styles.pages}>
            {agreement.pages.map((page) => (
              <ListItem key={page.slug} disablePadding>
                <ListItemButton
                  onClick={() => {
                    setOpened(page)
                    setIsOpen(true)
                  }}
                >
                  <ListItemText
                    primary={<b>{page.title}</b>}
                    secondary={versionWords(page, agreement, text, moment)}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </>
      ) : (
        <LoadFailure
          what={text('bookings.agreement.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      )}
      {agreement && opened ? (
        <AgreedText
          page={opened}
          agreement={agreement}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Card>
  )
}

/** The words of a page as they stood, in a dialog. */
function AgreedText({
  page,
  agreement,
  isOpen,
  onClose,
}: {
  page: AgreedPage
  agreement: AgreementView
  isOpen: boolean
  onClose(): void
}) {
  const text = useText()
  const moment = usePastMoment()
  const titleId = useId()
  const hasSteps = page.text?.includes('{annulering}') && agreement.cancellation.length > 0
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{page.title}</DialogTitle>
      <DialogContent>
        <p className={styles.version}>{versionWords(page, agreement, text, moment)}</p>
        {page.text === null ? (
          <p>{text('bookings.agreement.gone')}</p>
        ) : (
          <div className={styles.words} lang={page.language}>
            {page.text.trim()}
          </div>
        )}
        {hasSteps ? (
          <>
            <p className={styles.version}>{text('bookings.agreement.steps')}</p>
            <ul className={styles.steps} lang={agreement.language}>
              {agreement.cancellation.map(({ when, share }) => (
                <li key={when}>
                  {when}: {share}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('bookings.actions.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

type Text = ReturnType<typeof useText>
type Moment = ReturnType<typeof usePastMoment>

/** By what they agreed and when, or why nothing is known of it. */
function howAgreed({ by, at, language, pages }: AgreementView, text: Text, moment: Moment): string {
  if (by === null || at === null) return text('bookings.agreement.none')
  const values = { moment: moment(at), language: languageName(language) }
  const how = text(`bookings.agreement.${by}`, values)
  return pages.length > 0 ? how : `${how} ${text('bookings.agreement.older')}`
}

/** `versie van 3 mei 14:02, intussen gewijzigd`; `in het Nederlands` where there was no translation. */
function versionWords(
  { language, since, text: words, isCurrent }: AgreedPage,
  agreement: AgreementView,
  text: Text,
  moment: Moment,
): string {
  if (words === null) return text('bookings.agreement.gone')
  return [
    since
      ? text('bookings.agreement.since', { moment: moment(since) })
      : text('bookings.agreement.first'),
    text(isCurrent ? 'bookings.agreement.current' : 'bookings.agreement.changed'),
    language !== agreement.language && text('bookings.agreement.untranslated'),
  ]
    .filter(Boolean)
    .join(', ')
}
