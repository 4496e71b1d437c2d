import type { FastifyReply } from 'fastify'

/** A file as a browser shows it, and by which name it keeps it. */
interface SentFile {
  /** Letters, digits, points and hyphens. */
  name: string
  type: string
  content: Buffer | string
  /** Shown, unless it is said to be kept. */
  as?: 'inline' | 'attachment'
}

/** Answers a file that is not everybody's: no cache between here and the reader keeps it. */
export async function sendFile(
  reply: FastifyReply,
  { name, type, content, as = 'inline' }: SentFile,
): Promise<void> {
  // The page of staff shows the PDF in a frame of its own.
  if (type === 'application/pdf')
    void reply
      .header('x-frame-options', 'SAMEORIGIN')
      .header('content-security-policy', "frame-ancestors 'self'")
  await reply
    .type(type)
    .header('content-disposition', `${as}; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`)
    .header('cache-control', 'private, no-store')
    .send(content)
}
