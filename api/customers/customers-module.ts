import { Module } from '@nestjs/common'
import { CustomerEdits } from './customer-edits.ts'
import { Customers } from './customers.ts'
import { Erasure } from './erasure.ts'
import { PersonalDataOf } from './personal-data.ts'
import { CustomersController } from './customers-controller.ts'

/** Who booked or ordered, by their e-mail address. */
@Module({
  controllers: [CustomersController],
  providers: [CustomerEdits, Customers, Erasure, PersonalDataOf],
})
export class CustomersModule {}
