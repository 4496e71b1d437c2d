import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { ProductEntity } from './product-entity.ts'
import { ProductRows, productsController } from './product-rows.ts'
import { ProductViews } from './product-views.ts'

/** What the house sells beside stays. */
@Module({
  imports: [FactsModule, TypeOrmModule.forFeature([ProductEntity])],
  controllers: [productsController],
  providers: [ProductRows, ProductViews],
})
export class ProductsModule {}
