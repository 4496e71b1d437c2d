/** `npm run dev`: the same app, made again and restarted whenever a source changes. */
import fs from 'node:fs'
import path from 'node:path'
import { build, parts } from './build.mjs'
import { checkout } from './folders.mjs'
import { startApi, startWorker } from './app.mjs'
import { runApp } from './run-app.mjs'

await runApp(async (app, { terminal, processes, port }) => {
  terminal.say('  Watching for changes.\n')
  let changed = false
  let busy = false

  async function rebuild() {
    if (busy) return
    busy = true
    while (changed) {
      changed = false
      try {
        const made = await terminal.step(
          'build',
          (tell) => build({ tell }),
          (names) => names.join(', ') || 'nothing to do',
        )
        if (!made.length) continue
        await terminal.step('restart', async () => {
          // The clients too: the API keeps their manifests.
          const [, hadWorker] = await Promise.all(['API', 'worker'].map(processes.end))
          await app.migrate()
          await startApi(processes, app.env, port)
          if (hadWorker) await startWorker(processes, app.env)
        })
      } catch (error) {
        // A mistake on the way is no reason to end: it is mended, and built again.
        terminal.say(`\n${error instanceof Error ? error.message : error}\n`)
      }
    }
    busy = false
  }

  const folders = new Set(
    parts
      .flatMap(({ sources }) => sources)
      .filter((source) => fs.statSync(path.join(checkout, source)).isDirectory()),
  )
  for (const folder of folders) {
    fs.watch(path.join(checkout, folder), { recursive: true }, () => {
      changed = true
      // An editor that saves several files at once builds once.
      setTimeout(() => void rebuild(), 200)
    })
  }
})
