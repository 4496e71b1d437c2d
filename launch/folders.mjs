import path from 'node:path'

/** The root of the checkout, whatever folder a command was given in. */
export const checkout = path.resolve(import.meta.dirname, '..')

/** What the build makes. */
export const dist = path.join(checkout, 'dist')

/**
 * What has to outlive a start: the database, Temporal's state, secrets, logs. `DATA_DIR` moves it,
 * for tests and for a second property.
 */
export const data = path.resolve(checkout, process.env['DATA_DIR'] || '.data')
