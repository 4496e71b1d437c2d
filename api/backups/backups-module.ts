import { Module } from '@nestjs/common'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FileStore } from '../files/file-store.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { Backups } from './backups.ts'

/** Backups of the whole house, made by the worker every night (`workflows/backup/`). */
@Module({
  providers: [
    {
      provide: FileStore,
      inject: [ENVIRONMENT],
      useFactory: ({ files }: Environment) => openFileStore(files),
    },
    Backups,
  ],
  exports: [Backups],
})
export class BackupsModule {}
