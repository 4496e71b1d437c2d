import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FileStorage } from '../environment/file-storage.ts'
import { FileStore, type KeptFile } from './file-store.ts'

/** How long a connection may take, and how long a service may be silent, ms. */
const CONNECT_MS = 3_000
const SILENCE_MS = 10_000

/** Files in a bucket of a service that speaks S3. The bucket needs no public access. */
export class S3Store extends FileStore {
  private readonly client: S3Client
  private readonly bucket: string

  constructor(storage: Extract<FileStorage, { in: 's3' }>) {
    super()
    const { bucket, region, endpoint, accessKeyId, secretAccessKey } = storage
    this.bucket = bucket
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // A service of one's own seldom has a host name for each bucket.
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      // Many services know no checksums but those that S3 asks for.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
    })
  }

  async put({ name, content, type }: KeptFile): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: name,
        Body: content,
        ContentType: type,
        ContentLength: content.length,
      }),
    )
  }

  async read(name: string): Promise<Readable | null> {
    try {
      const { Body } = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: name }),
      )
      return (Body as Readable | undefined) ?? null
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: name }))
  }

  /** Lets go of the connections that are kept open. */
  close(): void {
    this.client.destroy()
  }
}
