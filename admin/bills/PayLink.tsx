import { CopyButton } from '../shell/CopyButton.tsx'
import { useText } from '../texts/use-text.ts'

/** Copies where the guest pays what is open. */
export function PayLink({ url }: { url: string }) {
  const text = useText()
  return (
    <CopyButton
      value={url}
      label={text('bills.payLink.copy')}
      copied={text('bills.payLink.copied')}
      notCopied={text('bills.payLink.notCopied', { url })}
    />
  )
}
