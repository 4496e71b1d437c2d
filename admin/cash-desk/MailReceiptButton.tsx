import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { isEmail } from '../../rules/forms/is-email.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { ConfirmedActionButton, type FieldErrors } from '../bookings/ConfirmedActionButton.tsx'
import { LanguageSelect } from '../languages/LanguageSelect.tsx'
import { useText } from '../texts/use-text.ts'
import { wordsInForce } from '../texts/words.ts'

/** Asks for the address; the same press is one mail, however often it is sent. */
export function MailReceiptButton({ sale, offline }: { sale: SaleView; offline: boolean }) {
  const text = useText()
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<string>(HOUSE_LANGUAGE)
  return (
    <ConfirmedActionButton
      title={text('cashDesk.mail.send')}
      confirm={text('cashDesk.mail.sendConfirm')}
      icon="mail"
      disabled={offline}
      check={(): FieldErrors =>
        isEmail(email.trim()) ? {} : { email: wordsInForce().formFields.email }
      }
      action={async (data, { requestId }) => {
        await data.act('sales', sale.id, 'mail', { requestId, email, language })
        await client.invalidateQueries({ queryKey: ['timelines', 'sale', sale.id] })
      }}
      done={text('cashDesk.mail.asked')}
      onOpen={() => {
        setEmail(sale.receiptEmail ?? '')
        setLanguage(sale.receiptLanguage ?? HOUSE_LANGUAGE)
      }}
    >
      {(errors) => (
        <>
          <p>{text('cashDesk.mail.question', { number: sale.number ?? '' })}</p>
          <TextField
            fullWidth
            label={text('cashDesk.mail.email')}
            type="email"
            value={email}
            error={errors['email'] !== undefined}
            helperText={errors['email']}
            onChange={({ target }) => setEmail(target.value)}
          />
          <LanguageSelect value={language} onChange={setLanguage} />
        </>
      )}
    </ConfirmedActionButton>
  )
}
