import { Module } from '@nestjs/common'
import { BillList } from './bill-list.ts'
import { BillsController } from './bills-controller.ts'

/** Bills: what was sold, came in and is open, over every kind of folio. */
@Module({ controllers: [BillsController], providers: [BillList] })
export class BillsModule {}
