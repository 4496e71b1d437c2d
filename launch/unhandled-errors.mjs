import fs from 'node:fs'

/**
 * A reporter of vitest that keeps what the JSON report leaves out: how many errors came outside any
 * test. It writes them beside that report (`launch/count-tests.mjs` reads both).
 */
export default class UnhandledErrors {
  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    const { outputFile } = vitest.config
    this.report = typeof outputFile === 'object' ? outputFile['json'] : undefined
  }

  /**
   * @param {unknown} _modules
   * @param {readonly { message?: string, stack?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    if (!this.report || errors.length === 0) return
    const said = errors.map(({ message, stack }) => stack ?? message ?? '')
    fs.writeFileSync(`${this.report}.errors`, JSON.stringify(said))
  }
}
