import { Module } from '@nestjs/common'
import { BreakfastOrdersModule } from '../breakfast-orders/breakfast-orders-module.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { FormsModule } from '../forms/forms-module.ts'
import { PagesModule } from '../pages/pages-module.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { AppCodeController } from './app-code-controller.ts'
import { BackOfficePage } from './back-office-page.ts'
import { BreakfastCancellationController } from './breakfast-cancellation-controller.ts'
import { BreakfastPostsController } from './breakfast-posts-controller.ts'
import { CLIENT_FOLDER, clientFolder } from './client-folder.ts'
import { FormPostsController } from './form-posts-controller.ts'
import { FoundController } from './found-controller.ts'
import { GuestPage } from './guest-page.ts'
import { OldLinks } from './old-links.ts'
import { PagePreviewController } from './page-preview-controller.ts'
import { ScreensController } from './screens-controller.ts'
import { SiteWords, SiteWordsController } from './site-words.ts'

/** Both screens on the API's own origin. */
@Module({
  imports: [BreakfastOrdersModule, FactsModule, FormsModule, PagesModule, PaymentsModule],
  // The screens last: they take every address that is left.
  controllers: [
    AppCodeController,
    BreakfastCancellationController,
    BreakfastPostsController,
    FormPostsController,
    FoundController,
    PagePreviewController,
    SiteWordsController,
    ScreensController,
  ],
  providers: [
    SiteWords,
    { provide: CLIENT_FOLDER, useValue: clientFolder },
    BackOfficePage,
    GuestPage,
    OldLinks,
  ],
  exports: [GuestPage],
})
export class ScreensModule {}
