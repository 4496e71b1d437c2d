import { useState } from 'react'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { LanguageSelect } from '../languages/LanguageSelect.tsx'
import { useText } from '../texts/use-text.ts'
import type { OrderButtonProps } from './order-button.ts'

/** Asks in which language who ordered is written to from now on. */
export function OrderLanguageButton({ order, disabled, offered }: OrderButtonProps) {
  const text = useText()
  const [language, setLanguage] = useState(order.language)
  return (
    <ConfirmedActionButton
      title={text('guestLanguage.change')}
      confirm={text('guestLanguage.save')}
      disabled={disabled}
      offered={offered}
      version={order.version}
      action={(data, press) =>
        data.act('breakfast-orders', order.id, 'edit', { language, ...press })
      }
      done={text('guestLanguage.saved')}
      onOpen={() => setLanguage(order.language)}
    >
      <LanguageSelect value={language} onChange={setLanguage} />
      <p>{text('guestLanguage.effect')}</p>
    </ConfirmedActionButton>
  )
}
