import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cachedTemporal, findTemporal, TemporalMissing } from '../../launch/find-temporal.mjs'
import { processStart } from '../../launch/process-identity.mjs'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-finder-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/**
 * A machine with these programs on its PATH, a cache of its own, and no way to the official
 * download.
 */
function machine(programs: Record<string, string> = {}): NodeJS.ProcessEnv {
  const bin = path.join(folder, 'bin')
  fs.mkdirSync(bin, { recursive: true })
  for (const [name, script] of Object.entries(programs)) program(path.join(bin, name), script)
  return {
    PATH: `${bin}:/usr/bin:/bin`,
    HOME: folder,
    XDG_CACHE_HOME: path.join(folder, 'cache'),
    HTTPS_PROXY: 'http://127.0.0.1:9',
    https_proxy: 'http://127.0.0.1:9',
  }
}

function program(file: string, script: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** Compiles nothing, but speaks and delivers as `go install -v` does. */
const go =
  'echo "golang.org/x/text" >&2; echo "github.com/temporalio/cli/cmd/temporal" >&2; printf "#!/bin/sh\\n" > "$GOBIN/temporal"; chmod 755 "$GOBIN/temporal"'

describe('the finder of Temporal', () => {
  it('takes the one on the PATH before the one it kept', async () => {
    const env = machine({ temporal: 'exit 0' })
    program(cachedTemporal(env), 'exit 0')
    expect(await findTemporal({ env })).toBe(path.join(folder, 'bin/temporal'))
  })

  it('takes the one it kept before fetching or building', async () => {
    const env = machine({ go: 'exit 1' })
    program(cachedTemporal(env), 'exit 0')
    expect(await findTemporal({ env })).toBe(cachedTemporal(env))
  })

  it('keeps what it gets per user, outside the checkout', () => {
    expect(cachedTemporal({ HOME: '/home/anna' })).toBe('/home/anna/.cache/kamersleutel/temporal')
    expect(cachedTemporal({ HOME: '/home/anna', XDG_CACHE_HOME: '/caches' })).toBe(
      '/caches/kamersleutel/temporal',
    )
  })

  it('builds it with Go where the download is out of reach, tells so, and finds it the next time', async () => {
    const env = machine({ go })
    const told: string[] = []
    expect(await findTemporal({ env, tell: (text) => told.push(text) })).toBe(cachedTemporal(env))
    expect(told.join('\n')).toMatch(/official download[^]*building Temporal/)
    expect(fs.readdirSync(path.dirname(cachedTemporal(env)))).toEqual(['temporal'])
    expect(await findTemporal({ env: { ...env, PATH: '/usr/bin:/bin' } })).toBe(cachedTemporal(env))
  })

  it('names every way when none works, and leaves nothing that looks like a binary', async () => {
    const env = machine({ go: 'echo "no such module" >&2; exit 1' })
    const failure: unknown = await findTemporal({ env }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TemporalMissing)
    const { message } = failure as TemporalMissing
    for (const way of [
      'TEMPORAL_ADDRESS',
      'PATH',
      'official download',
      'go install: no such module',
      cachedTemporal(env),
    ])
      expect(message).toContain(way)
    expect(fs.readdirSync(path.dirname(cachedTemporal(env)))).toEqual([])
  })

  it('says so when the build ends well and delivers nothing', async () => {
    const env = machine({ go: 'exit 0' })
    await expect(findTemporal({ env })).rejects.toThrow('go install: go ended without a binary')
    expect(fs.readdirSync(path.dirname(cachedTemporal(env)))).toEqual([])
  })

  it('ends a build that is under way, with all it started', async () => {
    const env = machine({ go: 'sleep 60 & echo $! > "$HOME/compiler"; wait' })
    const stop = new AbortController()
    const found = findTemporal({ env, signal: stop.signal }).catch((error: unknown) => error)
    const note = path.join(folder, 'compiler')
    await expect
      .poll(() => fs.existsSync(note) && fs.readFileSync(note, 'utf8').trim(), { timeout: 10_000 })
      .toMatch(/\d/)
    stop.abort()
    await found
    const compiler = Number(fs.readFileSync(note, 'utf8'))
    await expect.poll(() => processStart(compiler)).toBeNull()
  })
})
