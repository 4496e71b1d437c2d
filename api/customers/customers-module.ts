import { Module } from '@nestjs/common'
import { CustomersController } from './customers-controller.ts'

/** Who booked or ordered, by their e-mail address. */
@Module({ controllers: [CustomersController] })
export class CustomersModule {}
