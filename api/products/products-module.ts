import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { ProductEntity, ProductRows, productsController } from './products.ts'

/** What the house sells beside stays. */
@Module({
  imports: [FactsModule, TypeOrmModule.forFeature([ProductEntity])],
  controllers: [productsController],
  providers: [ProductRows],
})
export class ProductsModule {}
