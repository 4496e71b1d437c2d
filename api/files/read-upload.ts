import type { FastifyRequest } from 'fastify'
import { mostPictureBytes, mostPictureMegabytes } from '../../rules/forms/check-picture.ts'
import { message } from '../../rules/texts/message.ts'
import { Refused, invalidInput, protocolError } from '../errors/refused.ts'

/** What came with a form: its fields as text, and the file, null where none was chosen. */
export interface Upload {
  fields: Record<string, string>
  file: { name: string; content: Buffer } | null
}

/** The most bytes of a form with a file: around it stand its fields and the lines between them. */
export const MOST_UPLOAD_BYTES = mostPictureBytes + 16_384

const limits = { files: 1, fields: 8, parts: 9, fieldSize: 4_096, fileSize: mostPictureBytes }

/**
 * Reads a form with one file of at most `mostPictureBytes`. It is held in memory and written nowhere:
 * who breaks off leaves nothing behind. Throws `Refused`: no such form, or a file too large.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Refused(protocolError(415), 415)
  // Said before the rest has come in.
  if (Number(request.headers['content-length']) > MOST_UPLOAD_BYTES) throw tooLarge()
  const upload: Upload = { fields: {}, file: null }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const content = await part.toBuffer()
        upload.file = { name: part.filename, content }
      } else if (typeof part.value === 'string') upload.fields[part.fieldname] = part.value
    }
  } catch (error) {
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    // A form that breaks off in the middle is only the error of whoever reads it.
    if (!codeOf(error).startsWith('FST_')) throw new Refused(protocolError(400))
    throw error
  }
  return upload
}

function tooLarge(): Refused {
  const text = message('picture.tooLarge', { max: mostPictureMegabytes })
  return new Refused(invalidInput([{ field: 'file', text }]), 413)
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
