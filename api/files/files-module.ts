import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'
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
      useFactory: ({ files }: Environment) => openFileStore(files),
    },
    Pictures,
  ],
  exports: [Pictures],
})
export class FilesModule {}
