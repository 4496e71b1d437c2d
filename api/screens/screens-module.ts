import { Module } from '@nestjs/common'
import { FormsModule } from '../forms/forms-module.ts'
import { BackOfficePage } from './back-office-page.ts'
import { CLIENT_FOLDER, clientFolder } from './client-folder.ts'
import { FormPostsController } from './form-posts-controller.ts'
import { GuestPage } from './guest-page.ts'
import { ScreensController } from './screens-controller.ts'

/** Both screens on the API's own origin. */
@Module({
  imports: [FormsModule],
  controllers: [FormPostsController, ScreensController],
  providers: [{ provide: CLIENT_FOLDER, useValue: clientFolder }, BackOfficePage, GuestPage],
})
export class ScreensModule {}
