import { Button, Card } from '@mui/material'
import { useState } from 'react'
import type { MailTemplateDetail } from '../../api/mail-templates/mail-templates.ts'
import type { TextView } from '../../api/texts/text-shape.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { ExampleMail } from './ExampleMail.tsx'
import { MailTextField } from './MailTextField.tsx'
import styles from './mail-templates.module.css'
import { type TypedTexts, wrongTexts } from './typed-texts.ts'
import { useSaveTexts } from './use-save-texts.ts'
import { useTestMail } from './use-test-mail.ts'

/** The texts of a mail, and beside them the mail as it reads with what is typed. */
export function MailTemplateForm({ template }: { template: MailTemplateDetail }) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const [typed, setTyped] = useState<TypedTexts>({})
  const [language, setLanguage] = useState(template.languages[0]!)
  const { save, saving, refused, meanwhile, begin } = useSaveTexts(template, setTyped)
  const { sendTest, sending } = useTestMail(template)
  const changed = template.texts.filter(({ id, text: kept }) => (typed[id] ?? kept) !== kept)
  const wrong = wrongTexts(changed, typed)
  useLeaveWarning(changed.length > 0 ? text('kept.leave') : null)

  const own = template.texts.filter(({ area }) => area === template.texts[0]?.area)
  const shared = template.texts.filter((each) => !own.includes(each))
  const fields = (texts: readonly TextView[]) =>
    texts.map((each) => (
      <MailTextField
        key={each.id}
        text={each}
        typed={typed[each.id] ?? each.text}
        wrong={wrong[each.id] ?? refused[each.id] ?? ''}
        first={meanwhile[each.id] ?? each}
        onType={(words) => {
          begin(each)
          setTyped((before) => ({ ...before, [each.id]: words }))
        }}
      />
    ))
  const texts = Object.fromEntries(
    changed.flatMap(({ id }) => (wrong[id] ? [] : [[id, typed[id] ?? '']])),
  )
  const example = { texts, language }
  const isWrong = Object.keys(wrong).length > 0
  return (
    <div className={styles.columns}>
      <form
        className={styles.texts}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving && !isWrong) save(changed, typed)
        }}
      >
        <Card>
          <CardHead title={text('mailTemplates.own')} />
          <div className={styles.fields}>{fields(own)}</div>
        </Card>
        {shared.length > 0 ? (
          <Card>
            <CardHead title={text('mailTemplates.shared')} />
            <div className={styles.fields}>
              <p className={styles.hint}>{text('mailTemplates.sharedHint')}</p>
              {fields(shared)}
            </div>
          </Card>
        ) : null}
        <div className={styles.acts}>
          <Button
            type="submit"
            variant="contained"
            disabled={offline || changed.length === 0}
            aria-disabled={saving || isWrong}
          >
            {saving ? text('kept.busy') : text('mailTemplates.save')}
          </Button>
          <Button
            variant="outlined"
            disabled={offline}
            aria-disabled={sending || isWrong}
            onClick={() => {
              if (!sending && !isWrong) sendTest(example)
            }}
          >
            {sending ? text('kept.busy') : text('mailTemplates.test')}
          </Button>
          <p className={styles.hint}>
            {text('mailTemplates.testHint', { email: template.testRecipient })}
          </p>
        </div>
      </form>
      <ExampleMail template={template} example={example} onLanguage={setLanguage} />
    </div>
  )
}
