import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { MailModule } from '../mail/mail-module.ts'
import { TextsModule } from '../texts/texts-module.ts'
import { MailTemplatesController } from './mail-templates.ts'
import { TestMails } from './test-mails.ts'

/** The templates of mails as staff see them. */
@Module({
  imports: [FactsModule, MailModule, TextsModule],
  controllers: [MailTemplatesController],
  providers: [TestMails],
})
export class MailTemplatesModule {}
