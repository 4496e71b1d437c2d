import { Module } from '@nestjs/common'
import { WordsInForce } from '../environment/words-in-force.ts'
import { Pictures } from '../files/pictures.ts'
import { OldSiteController } from './old-site-controller.ts'
import { OldSiteImages } from './old-site-images.ts'
import { OldSiteImports } from './old-site-imports.ts'
import { publicReach } from './public-address.ts'

/** The export of the old site, brought into this house. */
@Module({
  controllers: [OldSiteController],
  providers: [
    OldSiteImports,
    {
      provide: OldSiteImages,
      inject: [Pictures, WordsInForce],
      useFactory: (pictures: Pictures, inForce: WordsInForce) =>
        new OldSiteImages(pictures, publicReach, inForce),
    },
  ],
})
export class OldSiteModule {}
