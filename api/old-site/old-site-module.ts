import { Module } from '@nestjs/common'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { OldSiteController } from './old-site-controller.ts'
import { OldSiteImports } from './old-site-imports.ts'

/** The export of the old site, brought into this house. */
@Module({
  imports: [QuotesModule],
  controllers: [OldSiteController],
  providers: [OldSiteImports],
})
export class OldSiteModule {}
