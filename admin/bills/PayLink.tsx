import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'

/**
 * Copies where the guest pays what is open. A browser that lets nothing be copied, as one on a plain
 * http address, shows the address instead.
 */
export function PayLink({ url }: { url: string }) {
  const text = useText()
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify(text('bills.payLink.copied'), { type: 'success' })
    } catch {
      notify(text('bills.payLink.notCopied', { url }), { type: 'warning', autoHideDuration: null })
    }
  }
  return (
    <Button variant="outlined" startIcon={<Icon name="file" />} onClick={() => void copy()}>
      {text('bills.payLink.copy')}
    </Button>
  )
}
