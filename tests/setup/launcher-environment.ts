/**
 * What a launcher of a test's own is told: its port and its data, and nothing of what the machine's
 * own property may have been given.
 */
export function launcherEnvironment(port: number, data: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: `${port}`,
    DATA_DIR: data,
    DATABASE_URL: undefined,
    MIGRATION_DATABASE_URL: undefined,
    TEMPORAL_ADDRESS: undefined,
    PUBLIC_URL: undefined,
    NODE_ENV: undefined,
    HOUSE_MODE: undefined,
    SMTP_URL: undefined,
    MOLLIE_API_KEY: undefined,
    STAFF_EMAIL: undefined,
    STAFF_PASSWORD: undefined,
  }
}
