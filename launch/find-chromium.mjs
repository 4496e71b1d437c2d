import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkout } from './folders.mjs'
import { onPath } from './find-temporal.mjs'

const run = promisify(execFile)

/**
 * Chromium's own sandbox refuses to run as root, and a container's /dev/shm is too small for it.
 */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
]

/** The package with Chromium that Debian has for programs alone. */
const DEBIANS = 'chromium-headless-shell'

/**
 * A Chromium for stories and journeys: `CHROMIUM_PATH`, else one on the PATH, else Playwright's
 * download, else Debian's package when root.
 * @param {{ tell?: (text: string) => void, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>}
 * @throws {Error} naming these ways, where none worked
 */
export async function findChromium({ tell = () => {}, env = process.env } = {}) {
  const given = env['CHROMIUM_PATH']
  if (given) {
    if (!fs.existsSync(given))
      throw new Error(`CHROMIUM_PATH names a file that is not there: ${given}`)
    return given
  }
  const there = installed(env) ?? (await playwrights())
  if (there) return there

  tell('fetching Chromium through Playwright')
  const playwright = path.join(checkout, 'node_modules/playwright-core/cli.js')
  const notFetched = await attempt(() =>
    run(process.execPath, [playwright, 'install', 'chromium'], { env, timeout: 600_000 }),
  )
  const fetched = await playwrights()
  if (fetched) return fetched

  let notInstalled = 'not root on Debian'
  if (process.getuid?.() === 0 && onPath('apt-get', env)) {
    tell(`installing Debian’s ${DEBIANS}`)
    const quiet = {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 900_000,
      maxBuffer: 64 * 1024 * 1024,
    }
    notInstalled =
      (await attempt(() => run('apt-get', ['update'], quiet))) ??
      (await attempt(() =>
        run(
          'apt-get',
          ['install', '--yes', '--no-install-recommends', DEBIANS, 'fonts-liberation'],
          quiet,
        ),
      )) ??
      `it left no ${DEBIANS} on the PATH`
    const debians = installed(env)
    if (debians) return debians
  }
  throw new Error(
    `Chromium could not be had.\n  Playwright's download: ${notFetched ?? 'it left no browser'}\n  apt-get install ${DEBIANS}: ${notInstalled}\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/** @param {NodeJS.ProcessEnv} env */
function installed(env) {
  // The first has no window to draw: a quarter less work for stories and journeys.
  const names = [
    ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
    ...['google-chrome', 'google-chrome-stable'],
  ]
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return names.map((name) => onPath(name, env)).find(Boolean) ?? (fs.existsSync(mac) ? mac : null)
}

async function playwrights() {
  const { chromium } = await import('playwright-core')
  const file = chromium.executablePath()
  return fs.existsSync(file) ? file : null
}

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<string | null>} why it did not work
 */
async function attempt(work) {
  try {
    await work()
    return null
  } catch (error) {
    const { stderr } = /** @type {{ stderr?: string }} */ (error)
    return stderr?.trim().split('\n').at(-1) || String(error)
  }
}
