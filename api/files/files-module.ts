import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FileStore } from './file-store.ts'
import { FolderStore } from './folder-store.ts'
import { PictureEntity } from './picture-entity.ts'
import { Pictures } from './pictures.ts'
import { PicturesController } from './pictures-controller.ts'

/** Uploaded files, wherever the environment says that they are kept. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PictureEntity])],
  controllers: [PicturesController],
  providers: [
    {
      provide: FileStore,
      inject: [ENVIRONMENT],
      async useFactory({ files }: Environment): Promise<FileStore> {
        if (files.in === 'folder') return new FolderStore(files.folder)
        // Much code that only who has a bucket needs.
        const { S3Store } = await import('./s3-store.ts')
        return new S3Store(files)
      },
    },
    Pictures,
  ],
  exports: [Pictures],
})
export class FilesModule {}
