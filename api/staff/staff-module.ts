import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { Account } from './account.ts'
import { AccountController } from './account-controller.ts'
import { EmailController } from './email-controller.ts'
import { EmailLinks } from './email-links.ts'
import { FirstAccount } from './first-account.ts'
import { FirstAccountController } from './first-account-controller.ts'
import { KnownDevices } from './known-devices.ts'
import { LoginAttempts } from './login-attempts.ts'
import { PasswordController } from './password-controller.ts'
import { PasswordLinks } from './password-links.ts'
import { SecondStep } from './second-step.ts'
import { SessionController } from './session-controller.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'
import { StaffController } from './staff-controller.ts'
import { StaffEntity } from './staff-entity.ts'
import { StaffMailer } from './staff-mailer.ts'
import { StaffRows } from './staff-rows.ts'
import { Throttle } from './throttle.ts'

/** Who may see the back office. Global, because screens and streams of other nouns ask who is signed in. */
@Global()
@Module({
  imports: [FactsModule, TypeOrmModule.forFeature([StaffEntity])],
  controllers: [
    SessionController,
    PasswordController,
    EmailController,
    StaffController,
    AccountController,
    FirstAccountController,
  ],
  providers: [
    Sessions,
    FirstAccount,
    LoginAttempts,
    Throttle,
    KnownDevices,
    PasswordLinks,
    EmailLinks,
    StaffMailer,
    SecondStep,
    SignIn,
    StaffRows,
    Account,
  ],
  exports: [Sessions, FirstAccount],
})
export class StaffModule {}
