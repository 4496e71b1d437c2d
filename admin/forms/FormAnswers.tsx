import { Button } from '@mui/material'
import type { FormMessageView } from '../../api/forms/form-message-view.ts'
import { describeAnswers } from '../../rules/forms/describe-answers.ts'
import { fullMoment } from '../clock/staff-moment.ts'
import { isLanguageChosen, languageName } from '../languages/guest-languages.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import styles from './forms.module.css'

/** Every answer in words, when it came, where it is on the map, and the ways to answer. */
export function FormAnswers({ message }: { message: FormMessageView }) {
  const text = useText()
  const { form, answers, email, phone, place, latitude, longitude } = message
  return (
    <div className={styles.answers}>
      <div className={styles.row}>
        {email && (
          <Button
            variant="outlined"
            component="a"
            href={`mailto:${email}`}
            startIcon={<Icon name="mail" />}
          >
            {text('forms.reply')}
          </Button>
        )}
        {phone && (
          <Button
            variant="outlined"
            component="a"
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            startIcon={<Icon name="phone" />}
          >
            {text('forms.call', { phone })}
          </Button>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{text('forms.received')}</dt>
          <dd>{fullMoment(message.createdAt)}</dd>
        </div>
        {describeAnswers(form, answers).map(({ field, label, value }) => (
          <div key={field}>
            <dt>{inWords(label)}</dt>
            <dd className={value === '' ? styles.nothing : undefined}>
              {inWords(value) || text('forms.nothing')}
            </dd>
          </div>
        ))}
        {isLanguageChosen() ? (
          <div>
            <dt>{text('guestLanguage.label')}</dt>
            <dd>{languageName(message.language)}</dd>
          </div>
        ) : null}
        {place === 'not-asked' ? null : (
          <div>
            <dt>{text('forms.place')}</dt>
            <dd>
              {text(`forms.places.${place}`, {
                latitude: latitude ?? '',
                longitude: longitude ?? '',
              })}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
