import type { FileStorage } from '../environment/file-storage.ts'
import type { FileStore } from './file-store.ts'
import { FolderStore } from './folder-store.ts'

/** The place for uploaded files that the environment chose. */
export async function openFileStore(files: FileStorage): Promise<FileStore> {
  if (files.in === 'folder') return new FolderStore(files.folder)
  // Much code that only who has a bucket needs.
  const { S3Store } = await import('./s3-store.ts')
  return new S3Store(files)
}
