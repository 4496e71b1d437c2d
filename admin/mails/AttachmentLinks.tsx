import { useEffect, useState } from 'react'
import type { MailDetailView } from '../../api/mail/mail-shapes.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './mail-page.module.css'

type Attachment = MailDetailView['attachments'][number]

/** What went with the mail, to keep. */
export function AttachmentLinks({ attachments }: { attachments: Attachment[] }) {
  const text = useText()
  if (attachments.length === 0)
    return <span className={styles.none}>{text('mails.noAttachments')}</span>
  return attachments.map((attachment) => (
    <AttachmentLink key={attachment.filename} attachment={attachment} />
  ))
}

function AttachmentLink({
  attachment: { filename, contentType, content, encoding },
}: {
  attachment: Attachment
}) {
  const text = useText()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const bytes = encoding === 'base64' ? bytesOf(content) : content
    const made = URL.createObjectURL(new Blob([bytes], { type: contentType }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content, contentType, encoding])
  return (
    <a
      className={styles.attachment}
      href={address}
      download={filename}
      aria-label={text('mails.download', { name: filename })}
    >
      <Icon name="file" />
      {filename}
    </a>
  )
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
