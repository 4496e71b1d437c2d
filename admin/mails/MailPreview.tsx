import { useMemo } from 'react'
import { useText } from '../texts/use-text.ts'
import styles from './mail-page.module.css'
import { previewDocument } from './preview-document.ts'

/** The mail's own page in a frame that runs nothing, opens nothing and cannot reach ours. */
export function MailPreview({ html, subject }: { html: string; subject: string }) {
  const text = useText()
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
  const page = useMemo(() => previewDocument(html, nonce), [html, nonce])
  return (
    <iframe
      className={styles.preview}
      title={text('mails.preview', { subject })}
      sandbox=""
      srcDoc={page}
    />
  )
}
