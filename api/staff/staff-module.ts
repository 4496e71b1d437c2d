import { Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common'
import { Pool } from 'pg'
import { AvailabilityModule } from '../availability/availability-module.ts'
import { FactsCache } from '../availability/facts-cache.ts'
import { ENVIRONMENT, type Environment } from '../settings/environment.ts'
import { ensureFirstStaff, loginToBegin } from './first-staff.ts'
import { LoginAttempts } from './login-attempts.ts'
import { SessionController } from './session-controller.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'
import { StaffGuard } from './staff-guard.ts'

/** Who may see the back office. Global, because the guard stands before routes of every noun. */
@Global()
@Module({
  imports: [AvailabilityModule],
  controllers: [SessionController],
  providers: [
    StaffGuard,
    { provide: Sessions, inject: [Pool], useFactory: (pool: Pool) => new Sessions(pool) },
    {
      provide: LoginAttempts,
      inject: [Pool, ENVIRONMENT],
      useFactory: (pool: Pool, { secret }: Environment) => new LoginAttempts(pool, secret),
    },
    {
      provide: SignIn,
      inject: [Pool, FactsCache, LoginAttempts, Sessions],
      useFactory: (pool: Pool, facts: FactsCache, attempts: LoginAttempts, sessions: Sessions) =>
        new SignIn(pool, facts, attempts, sessions),
    },
  ],
  exports: [Sessions, StaffGuard],
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
