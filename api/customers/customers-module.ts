import { Module } from '@nestjs/common'
import { Customers } from './customers.ts'
import { CustomersController } from './customers-controller.ts'

/** Who booked or ordered, by their e-mail address. */
@Module({
  controllers: [CustomersController],
  providers: [Customers],
})
export class CustomersModule {}
