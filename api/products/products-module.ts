import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { ProductEntity } from './product-entity.ts'
import { ProductRows } from './product-rows.ts'
import { ProductViews } from './product-views.ts'
import { ProductsController } from './products-controller.ts'

/** What the house sells beside stays. */
@Module({
  imports: [FactsModule, TypeOrmModule.forFeature([ProductEntity])],
  controllers: [ProductsController],
  providers: [ProductRows, ProductViews],
})
export class ProductsModule {}
