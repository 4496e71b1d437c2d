import type { Meta, StoryObj } from '@storybook/react-vite'
import { type MailTemplates, mailKinds, mailTemplates } from '../../api/mail/mail-templates.ts'
import type { MailFacts } from '../../api/mail/mail-template.ts'
import { writeMail } from '../../api/mail/write-mail.ts'
import { onPhone } from '../sizes.ts'
import { bookedDouble } from './booked-double-facts.ts'
import { unpaid } from './booking-facts.ts'
import { openOrder } from './breakfast-facts.ts'
import { vendorMessage } from './form-facts.ts'
import { openInvoice } from './invoice-facts.ts'
import { mixedReceipt } from './receipt-facts.ts'
import styles from './mail-story.module.css'

/**
 * Every template of the registry below each other, without a frame: what axe finds in a mail, it
 * finds here. The mails' styles meet no others.
 */
function AllMails() {
  return (
    <main>
      {mailKinds.map((kind) => {
        const template = (mailTemplates as MailTemplates)[kind]!
        const facts = factsOf[template.subjectKind]!
        const { html } = writeMail(template.content(facts), facts)
        return (
          <section
            key={kind}
            className={styles.unframed}
            aria-label={mailTemplates[kind].name}
            ref={(element) => {
              const root = element && (element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
              if (root) root.innerHTML = bodyOf(html)
            }}
          />
        )
      })}
    </main>
  )
}

/** What the mails about each kind of subject tell here. */
const factsOf: Record<string, MailFacts> = {
  booking: unpaid,
  'breakfast-order': openOrder,
  'form-message': vendorMessage,
  invoice: openInvoice,
  sale: mixedReceipt,
  'feed-block': bookedDouble,
}

/** What stands between the tags of the body. */
function bodyOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML
}

const meta: Meta<typeof AllMails> = { title: 'Mails/All mails', component: AllMails }
export default meta
type Story = StoryObj<typeof AllMails>

export const OneBelowTheOther: Story = {}

export const OnAPhone: Story = { globals: onPhone }
