import { Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { Pool } from 'pg'
import { FactsModule } from '../facts/facts-module.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { ensureFirstStaff, loginToBegin } from './first-staff.ts'
import { FirstAccount } from './first-account.ts'
import { FirstAccountController } from './first-account-controller.ts'
import { LoginAttempts } from './login-attempts.ts'
import { PasswordController } from './password-controller.ts'
import { PasswordLinks } from './password-links.ts'
import { PasswordMailer } from './password-mailer.ts'
import { SessionController } from './session-controller.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'
import { StaffEntity } from './staff-entity.ts'
import { StaffGuard } from '../requests/staff-guard.ts'
import { StaffSessions } from '../requests/staff-sessions.ts'

/** Who may see the back office. Global, because the guard stands before routes of every noun. */
@Global()
@Module({
  imports: [FactsModule, TypeOrmModule.forFeature([StaffEntity])],
  controllers: [SessionController, PasswordController, FirstAccountController],
  providers: [
    StaffGuard,
    Sessions,
    { provide: StaffSessions, useExisting: Sessions },
    FirstAccount,
    LoginAttempts,
    PasswordLinks,
    PasswordMailer,
    SignIn,
  ],
  exports: [StaffSessions, StaffGuard, FirstAccount],
})
export class StaffModule implements OnApplicationBootstrap {
  constructor(
    @Inject(Pool) private readonly pool: Pool,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return ensureFirstStaff(this.pool, loginToBegin(this.environment))
  }
}
