import { type DynamicModule, Module } from '@nestjs/common'
import { APP_FILTER, APP_PIPE } from '@nestjs/core'
import { AgendaController } from './agenda/agenda.ts'
import { AvailabilityModule } from './availability/availability-module.ts'
import { BillsController } from './bills/bills-controller.ts'
import { BookingsModule } from './bookings/bookings-module.ts'
import { BreakfastMorningsModule } from './breakfast-mornings/breakfast-mornings-module.ts'
import { BreakfastOrdersModule } from './breakfast-orders/breakfast-orders-module.ts'
import { CashDaysModule } from './cash-days/cash-days.ts'
import { ChannelFeedsModule } from './channel-feeds/channel-feeds-module.ts'
import { ChannelsModule } from './channels/channels-module.ts'
import { ClosuresModule } from './closures/closures-module.ts'
import { CustomersController } from './customers/customers-controller.ts'
import { DashboardController } from './dashboard/dashboard-controller.ts'
import { connections } from './database/connections.ts'
import { DatabaseModule } from './database/database-module.ts'
import { answerLimits } from './database/time-limits.ts'
import { DaySheetModule } from './day-sheet/day-sheet-module.ts'
import { DeliveryDistancesModule } from './delivery-distances/delivery-distances-module.ts'
import { EditsModule } from './edits/edits-module.ts'
import type { Clock } from './environment/clock.ts'
import { EnvironmentModule } from './environment/environment-module.ts'
import type { Environment } from './environment/environment.ts'
import { ErrorFilter } from './errors/error-filter.ts'
import { FactsModule } from './facts/facts-module.ts'
import { FilesModule } from './files/files-module.ts'
import { FirstStepsModule } from './first-steps/first-steps-module.ts'
import { FormsModule } from './forms/forms-module.ts'
import { InvoicesModule } from './invoices/invoices-controller.ts'
import { LegacyCallsModule } from './legacy-calls/legacy-calls-module.ts'
import { ListsModule } from './lists/list-of.ts'
import { LiveModule } from './live/live-module.ts'
import { MailTemplatesModule } from './mail-templates/mail-templates-module.ts'
import { MailModule } from './mail/mail-module.ts'
import { NightRegisterModule } from './night-register/night-register-module.ts'
import { OldSiteModule } from './old-site/old-site-module.ts'
import { GracefulEnd } from './operation/graceful-end.ts'
import { OperationModule } from './operation/operation-module.ts'
import { PagesModule } from './pages/pages-module.ts'
import { PaymentsModule } from './payments/payments-module.ts'
import { SandboxModule } from './payments/sandbox/sandbox-module.ts'
import { PricesModule } from './prices/prices-module.ts'
import { ProductsModule } from './products/products-module.ts'
import { QuotesModule } from './quotes/quotes-module.ts'
import { ReadingsModule } from './readings/readings-module.ts'
import { Shape } from './requests/shape.ts'
import { RevenueController, TouristTaxController } from './revenue/revenue-controller.ts'
import { RoomsModule } from './rooms/rooms-module.ts'
import { SalesModule } from './sales/sales-module.ts'
import { ScreensModule } from './screens/screens-module.ts'
import { SearchController } from './search/search.ts'
import { SettingsModule } from './settings/settings-module.ts'
import { StaffModule } from './staff/staff-module.ts'
import { SubjectsModule } from './subjects/subject-plan.ts'
import { TestPaymentsModule } from './test-payments/test-payments-module.ts'
import { TextsModule } from './texts/texts-module.ts'
import { TimelineModule } from './timeline/timeline-module.ts'
import { TrialsModule } from './trials/trials-module.ts'
import { VacationsModule } from './vacations/vacations-module.ts'

/** What a test may bring instead of the real thing. */
export interface Given {
  clock?: Clock
}

/** The API as a table of contents. */
@Module({})
export class AppModule {
  static with(environment: Environment, given: Given = {}): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvironmentModule.with(environment, given.clock),
        connections(answerLimits(environment.databasePatienceMs)),
        DatabaseModule,
        OperationModule,
        SubjectsModule,
        ListsModule,
        EditsModule,
        FilesModule,
        SettingsModule,
        FactsModule,
        TrialsModule,
        ReadingsModule,
        PricesModule,
        ProductsModule,
        DeliveryDistancesModule,
        RoomsModule,
        PagesModule,
        TextsModule,
        MailTemplatesModule,
        ClosuresModule,
        ChannelsModule,
        AvailabilityModule,
        QuotesModule,
        PaymentsModule,
        BookingsModule,
        ChannelFeedsModule,
        BreakfastOrdersModule,
        SalesModule,
        CashDaysModule,
        InvoicesModule,
        VacationsModule,
        FormsModule,
        TestPaymentsModule,
        BreakfastMorningsModule,
        NightRegisterModule,
        DaySheetModule,
        TimelineModule,
        ...(environment.sandboxPayments ? [SandboxModule] : []),
        StaffModule,
        FirstStepsModule,
        OldSiteModule,
        LiveModule,
        MailModule,
        LegacyCallsModule,
        ScreensModule,
      ],
      // What needs no service but those of the modules.
      controllers: [
        AgendaController,
        BillsController,
        CustomersController,
        DashboardController,
        RevenueController,
        SearchController,
        TouristTaxController,
      ],
      providers: [
        GracefulEnd,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useClass: Shape },
      ],
    }
  }
}
