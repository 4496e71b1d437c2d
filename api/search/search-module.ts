import { Module } from '@nestjs/common'
import { SearchController } from './search-controller.ts'
import { Search } from './search.ts'

/** What staff look for, whatever kind it is. */
@Module({ controllers: [SearchController], providers: [Search] })
export class SearchModule {}
