import { useRef, useState } from 'react'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { isEmail } from '../../rules/forms/is-email.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { wordsInForce } from '../texts/words.ts'
import type { ReceiptEmailField } from './ReceiptEmail.tsx'

interface ReceiptEmailDraft {
  field: ReceiptEmailField
  /** Says at the field what is wrong with the address; whether nothing is. Empty is right. */
  check(): boolean
  /** What is asked of the server: without an address no mail. */
  asked: { receiptEmail: string | null; receiptLanguage: string }
}

/** The address that a receipt is to be mailed to, from what was asked for before Nee. */
export function useReceiptEmail(
  sale: SaleView,
  fieldErrors: Partial<Record<string, string>>,
): ReceiptEmailDraft {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(sale.receiptEmail ?? '')
  const [language, setLanguage] = useState(sale.receiptLanguage ?? HOUSE_LANGUAGE)
  const [wrong, setWrong] = useState(false)
  const email = typed.trim()
  return {
    field: {
      value: typed,
      error: wrong ? wordsInForce().formFields.email : fieldErrors['receiptEmail'],
      inputRef: input,
      onChange(value) {
        setTyped(value)
        setWrong(false)
      },
      language,
      onLanguage: setLanguage,
    },
    check() {
      const isRight = email === '' || isEmail(email)
      setWrong(!isRight)
      if (!isRight) input.current?.focus()
      return isRight
    },
    asked: { receiptEmail: email === '' ? null : email, receiptLanguage: language },
  }
}
