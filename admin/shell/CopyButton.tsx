import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { Icon } from '../marks/Icon.tsx'

interface Props {
  /** What is copied. */
  value: string
  label: string
  /** What the button is called where several are called the same; it begins with the label. */
  name?: string
  /** What is said once it is copied, and where a browser lets nothing be copied. */
  copied: string
  notCopied: string
}

/**
 * Copies a text, and says so. A browser that lets nothing be copied, as one on a plain http address,
 * says what there was to copy instead.
 */
export function CopyButton({ value, label, name, copied, notCopied }: Props) {
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      notify(copied, { type: 'success' })
    } catch {
      notify(notCopied, { type: 'warning', autoHideDuration: null })
    }
  }
  return (
    <Button
      variant="outlined"
      aria-label={name}
      startIcon={<Icon name="file" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  )
}
