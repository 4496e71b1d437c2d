import { Module } from '@nestjs/common'
import { CustomerDetail } from './customer-detail.ts'
import { CustomerEdits } from './customer-edits.ts'
import { CustomerList } from './customer-list.ts'
import { CustomerMoves } from './customer-moves.ts'
import { Erasure } from './erasure.ts'
import { PersonalDataOf } from './personal-data.ts'
import { CustomersController } from './customers-controller.ts'

/** Who booked or ordered, by their e-mail address. */
@Module({
  controllers: [CustomersController],
  providers: [CustomerDetail, CustomerEdits, CustomerList, CustomerMoves, Erasure, PersonalDataOf],
})
export class CustomersModule {}
