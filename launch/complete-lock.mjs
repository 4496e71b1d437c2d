#!/usr/bin/env node
// Usage: node launch/complete-lock.mjs [package-lock.json], after each `npm install`. Adds the
// optional platform packages that npm left out of the lock because the registry in use lacks their
// binaries: without an entry `npm ci` refuses on every machine, and with one it simply skips what
// does not fit the platform.
import fs from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
/** @type {{ packages: Record<string, { optionalDependencies?: Record<string, string>, dev?: boolean, [key: string]: unknown }> }} */
const lock = JSON.parse(fs.readFileSync(file, 'utf8'))
const systems = ['darwin', 'win32', 'android', 'freebsd', 'openharmony', 'linux']
let added = 0
for (const [owner, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`${owner}/node_modules/${name}`] || lock.packages[`node_modules/${name}`])
      continue
    const os = systems.find((system) => name.includes(system))
    const cpu = /arm64|x64|ia32|ppc64|s390x|riscv64|loong64|mips64el|\barm\b|wasm32/.exec(name)?.[0]
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      ...(entry.dev && { dev: true }),
      ...(cpu && { cpu: [cpu] }),
      ...(os && { os: [os] }),
      ...(/musl/.test(name) && { libc: ['musl'] }),
    }
    added++
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
)
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} entries added`)
