import { Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../texts/use-text.ts'
import styles from './account.module.css'

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const text = useText()
  const notify = useNotify()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was filled in is gone: who listens goes on here.
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify(text('account.codes.copied'), { type: 'success' })
    } catch {
      notify(text('account.codes.notCopied'), { type: 'warning' })
    }
  }
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {text('account.codes.title')}
      </h3>
      <p>{text('account.codes.explain')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button variant="contained" onClick={onDone}>
          {text('account.codes.done')}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {text('account.codes.copy')}
        </Button>
      </div>
    </>
  )
}
