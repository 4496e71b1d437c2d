import path from 'node:path'

/** Where uploaded files are kept. */
export type FileStorage =
  | { in: 'folder'; folder: string }
  /** A bucket of any service that speaks S3; `endpoint` null is Amazon's own. */
  | {
      in: 's3'
      bucket: string
      region: string
      endpoint: string | null
      accessKeyId: string
      secretAccessKey: string
    }

/** What the environment says of it, each variable read by itself. */
interface Read {
  FILES: FileStorage['in']
  FILES_FOLDER: string
  S3_BUCKET?: string | undefined
  S3_REGION: string
  S3_ENDPOINT?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** The storage that is chosen. Throws an `Error` that names the variable it lacks. */
export function fileStorage(read: Read): FileStorage {
  if (read.FILES === 'folder') return { in: 'folder', folder: path.resolve(read.FILES_FOLDER) }
  const given = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const text = read[name]
    if (!text) throw new Error(`${name} must be given when FILES=s3.`)
    return text
  }
  return {
    in: 's3',
    bucket: given('S3_BUCKET'),
    region: read.S3_REGION,
    endpoint: read.S3_ENDPOINT ?? null,
    accessKeyId: given('S3_ACCESS_KEY_ID'),
    secretAccessKey: given('S3_SECRET_ACCESS_KEY'),
  }
}
