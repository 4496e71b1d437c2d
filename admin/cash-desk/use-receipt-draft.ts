import { useState } from 'react'
import { type ReceiptDraft, emptyReceipt } from './receipt-draft.ts'

const KEY = 'kamersleutel.receipt'

/**
 * The receipt that is being put together, for as long as the tab is open: a reload or a look at the
 * agenda loses nothing. Storage that is shut forgets it.
 */
export function useReceiptDraft(): [ReceiptDraft, (draft: ReceiptDraft) => void] {
  const [draft, setDraft] = useState(remembered)
  return [
    draft,
    (next) => {
      setDraft(next)
      try {
        sessionStorage.setItem(KEY, JSON.stringify(next))
      } catch {
        // Nothing is remembered then, and nothing else changes.
      }
    },
  ]
}

function remembered(): ReceiptDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return { ...emptyReceipt, ...(kept as Partial<ReceiptDraft> | null) }
  } catch {
    return emptyReceipt
  }
}
