import { TypeOrmModule } from '@nestjs/typeorm'
import { DataSource, type DataSourceOptions } from 'typeorm'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { untilDatabaseAnswers } from './await-database.ts'
import { databaseOptions } from './open-database.ts'
import type { TimeLimits } from './time-limits.ts'

/**
 * The connections of this process, and the entities that the modules around it name
 * (`TypeOrmModule.forFeature`). To be imported before `DatabaseModule`: Nest closes last what was
 * imported first, and the notifier there still has something to say.
 *
 * @param limits how long is waited for PostgreSQL, by who waits
 */
export const connections = (limits: TimeLimits) =>
  TypeOrmModule.forRootAsync({
    inject: [ENVIRONMENT],
    useFactory: ({ databaseUrl, databasePool }: Environment) => ({
      ...databaseOptions(databaseUrl, limits, databasePool),
      autoLoadEntities: true,
      // Whoever starts the process decides whether it is started again.
      retryAttempts: 0,
    }),
    dataSourceFactory: (options) => untilDatabaseAnswers(() => opened(options!)),
  })

async function opened(options: DataSourceOptions): Promise<DataSource> {
  const database = new DataSource(options)
  try {
    return await database.initialize()
  } catch (error) {
    // What it did connect is let go; a database that says nothing takes no leave.
    void database.driver.disconnect().catch(() => {})
    throw error
  }
}
