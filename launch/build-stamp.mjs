import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { checkout, dist } from './folders.mjs'

/**
 * What these sources are now: names and contents, so that a fresh clone or a `git checkout` there
 * and back builds nothing twice.
 * @param {string[]} sources files and folders, relative to `root`
 * @param {string} [root]
 */
export function stampOf(sources, root = checkout) {
  const hash = createHash('sha256').update(process.version)
  for (const file of sources.flatMap((source) => filesUnder(path.join(root, source)))) {
    hash.update(`\0${path.relative(root, file)}\0`).update(fs.readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * Whether a part was made from exactly these sources and is still there.
 * @param {{ name: string, makes: string[] }} part
 * @param {string} stamp
 * @param {string} [folder]
 */
export function isCurrent(part, stamp, folder = dist) {
  return (
    readStamps(folder)[part.name] === stamp &&
    part.makes.every((file) => fs.existsSync(path.join(folder, file)))
  )
}

/**
 * @param {string} name
 * @param {string} stamp
 * @param {string} [folder]
 */
export function keepStamp(name, stamp, folder = dist) {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(
    path.join(folder, 'stamps.json'),
    `${JSON.stringify({ ...readStamps(folder), [name]: stamp }, null, 2)}\n`,
  )
}

/**
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function readStamps(folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'stamps.json'), 'utf8'))
  } catch {
    return {}
  }
}

/**
 * @param {string} at
 * @returns {string[]}
 */
function filesUnder(at) {
  const stat = fs.statSync(at, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [at]
  const names = fs.readdirSync(at).toSorted()
  return names.flatMap((name) => filesUnder(path.join(at, name)))
}
