import { ApiProblem } from '../data/api-problem.ts'

/** A picture with what is to be seen on it. */
export interface ImageUpload {
  roomTypeId: number
  alt: string
  file: File
  /** How much of it is on its way, from 0 to 1. */
  onSent(part: number): void
  /** Stops it. */
  signal: AbortSignal
}

export type UploadImage = (upload: ImageUpload) => Promise<void>

/**
 * Sends a picture. Not with `fetch`, which cannot say how far it is. Throws `ApiProblem` for every
 * refusal and where no answer came, and what `signal` was stopped with.
 */
export const uploadImage: UploadImage = ({ roomTypeId, alt, file, onSent, signal }) =>
  new Promise((resolve, reject) => {
    // It may have been stopped while somebody signed in again.
    signal.throwIfAborted()
    const form = new FormData()
    // The file comes last: by then the API knows where it belongs.
    form.set('roomTypeId', String(roomTypeId))
    form.set('alt', alt)
    form.set('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', '/api/back-office/room-type-images')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(ApiProblem.of(request.status, request.response))
    }
    request.onerror = () => reject(new ApiProblem(0, 'unreachable', ''))
    request.onabort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
