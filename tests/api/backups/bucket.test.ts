import { buffer } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeBackup } from '../../../api/backups/make-backup.ts'
import { restoreBackup } from '../../../api/backups/restore-backup.ts'
import { S3Store } from '../../../api/files/s3-store.ts'
import { startS3 } from '../files/s3-server.ts'
import { ground, inhabitedGround, placeAt } from './house.ts'

const account = {
  accessKeyId: 'AKIATESTS',
  secretAccessKey: 'only the tests know this secret',
  region: 'nl-1',
  bucket: 'kamersleutel',
}

async function bucket(): Promise<S3Store> {
  const s3 = await startS3(account)
  const store = new S3Store({ in: 's3', ...account, endpoint: s3.endpoint })
  onTestFinished(async () => {
    store.close()
    await s3.close()
  })
  return store
}

describe('A house that keeps its pictures in a bucket', () => {
  it('has them in its backup, and in the bucket of the house that is restored', async () => {
    const from = await ground(inhabitedGround)
    const names = await from.fileNames()
    const [theirs, ours] = [await bucket(), await bucket()]
    for (const name of names)
      await theirs.put({ name, content: Buffer.from(`of ${name}`), type: 'image/webp' })
    const { file, manifest } = await makeBackup({ ...from.house, files: theirs }, from.folder)
    expect(manifest.missing).toEqual([])
    const to = await ground()
    await restoreBackup(file, { ...placeAt(to), files: ours })
    expect(names).toHaveLength(3)
    for (const name of names)
      expect((await buffer((await ours.read(name))!)).toString()).toBe(`of ${name}`)
  }, 60_000)
})
