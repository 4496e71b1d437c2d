import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { killGroup } from './child.mjs'

const run = promisify(execFile)

/**
 * The version that is built where the official download is out of reach. 1.6 and later carry a
 * `replace` in their module file, which `go install` refuses.
 */
const module = 'github.com/temporalio/cli/cmd/temporal@v1.5.1'

/** About so many packages are compiled the first time; only for showing how far it is. */
const packagesToBuild = 1297

/** None of the ways to Temporal worked; the message names them. */
export class TemporalMissing extends Error {}

/**
 * @typedef {object} FindOptions
 * @property {(text: string) => void} [tell] progress, a line at a time
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [signal] ends what is under way
 */

/**
 * Temporal's command-line tool, which holds the server: on the PATH, else kept from an earlier
 * time, else downloaded, else built.
 * @param {FindOptions} [options]
 * @returns {Promise<string>} path of the binary
 * @throws {TemporalMissing} naming every way to get it, where none worked
 */
export async function findTemporal({ tell = () => {}, env = process.env, signal } = {}) {
  const cached = cachedTemporal(env)
  const there = onPath('temporal', env) ?? (isExecutable(cached) ? cached : null)
  if (there) return there

  fs.mkdirSync(path.dirname(cached), { recursive: true })
  tell('fetching Temporal’s official download')
  const notFetched = await fetchOfficial(cached, env, signal)
  if (!notFetched) return cached
  signal?.throwIfAborted()

  const go = onPath('go', env)
  const notBuilt = go ? await build(go, cached, { tell, env, signal }) : 'Go is not installed'
  if (!notBuilt) return cached
  signal?.throwIfAborted()
  throw new TemporalMissing(
    `Temporal could not be had.\n  official download: ${notFetched}\n  go install: ${notBuilt}\nAny of these helps:\n` +
      '  set TEMPORAL_ADDRESS=host:port to a Temporal server of your own\n' +
      '  put `temporal` on the PATH (https://docs.temporal.io/cli#install)\n' +
      `  install Go 1.25 or later, and start again: it is then built by itself (5 minutes, once)\n` +
      `  copy the binary to ${cached}`,
  )
}

/**
 * Where the binary is kept, per user and outside the checkout, so that the next clone finds it.
 * @param {NodeJS.ProcessEnv} env
 */
export function cachedTemporal(env = process.env) {
  const cache = env['XDG_CACHE_HOME'] || path.join(env['HOME'] || os.homedir(), '.cache')
  return path.join(
    cache,
    'kamersleutel',
    process.platform === 'win32' ? 'temporal.exe' : 'temporal',
  )
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function onPath(name, env = process.env) {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, file)).find(isExecutable) ?? null
}

/**
 * In a process of its own: the SDK's native part would slow this one's start, and what hangs there
 * can be ended.
 * @param {string} cached
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<string | null>} why it did not work
 */
async function fetchOfficial(cached, env, signal) {
  const script = path.join(import.meta.dirname, 'download-temporal.mjs')
  try {
    await run(process.execPath, [script, cached], {
      env,
      timeout: 600_000,
      ...(signal && { signal }),
    })
    return isExecutable(cached) ? null : 'nothing was downloaded'
  } catch (error) {
    const said = /** @type {{ stderr?: string }} */ (error).stderr?.trim().split('\n').at(-1)
    return said || String(error)
  }
}

/**
 * @param {string} go
 * @param {string} cached
 * @param {Required<Pick<FindOptions, 'tell' | 'env'>> & { signal: AbortSignal | undefined }}
 * options
 * @returns {Promise<string | null>} why it did not work
 */
function build(go, cached, { tell, env, signal }) {
  // Built beside its place and moved there whole, so that a build cut short leaves nothing that
  // looks like a binary.
  const folder = fs.mkdtempSync(path.join(path.dirname(cached), 'build-'))
  tell('building Temporal with Go, once (about 5 minutes on 2 cores)')
  return new Promise((resolve) => {
    const child = spawn(go, ['install', '-v', module], {
      env: { ...env, GOBIN: folder, GOFLAGS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
      // `go` starts compilers of its own: they are ended with it.
      detached: true,
    })
    const cancel = () => child.pid && killGroup(child.pid)
    signal?.addEventListener('abort', cancel)
    // The site already serves meanwhile: its guests come first.
    if (child.pid) tryTo(() => os.setPriority(/** @type {number} */ (child.pid), 10))
    let packages = 0
    let last = ''
    let told = 0
    child.stderr.on('data', (/** @type {Buffer} */ chunk) => {
      const lines = `${chunk}`.split('\n').filter(Boolean)
      last = lines.at(-1) ?? last
      packages += lines.filter((line) => /^[\w./-]+$/.test(line)).length
      if (Date.now() - told < 1000) return
      told = Date.now()
      tell(
        packages
          ? `building Temporal: ${packages} of about ${Math.max(packages, packagesToBuild)} packages`
          : `building Temporal: ${last}`,
      )
    })
    const end = (/** @type {string | null} */ failed) => {
      signal?.removeEventListener('abort', cancel)
      const built = path.join(folder, path.basename(cached))
      const missing = failed || isExecutable(built) ? failed : 'go ended without a binary'
      if (!missing) fs.renameSync(built, cached)
      fs.rmSync(folder, { recursive: true, force: true })
      resolve(missing)
    }
    child.once('error', (error) => end(error.message))
    child.once('exit', (code) => end(code === 0 ? null : last || `go ended with exit code ${code}`))
  })
}

/** @param {string} file */
function isExecutable(file) {
  return (
    fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true &&
    tryTo(() => fs.accessSync(file, fs.constants.X_OK))
  )
}

/** @param {() => void} work */
function tryTo(work) {
  try {
    work()
    return true
  } catch {
    return false
  }
}
