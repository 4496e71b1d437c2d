/**
 * `npm run readings`: prints where the two source documents disagree or stay silent, and what this
 * property does.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { dist } from './folders.mjs'

await build({ only: ['server'] })
const { printCatalogue } = await import(
  pathToFileURL(path.join(dist, 'rules/readings/print-catalogue.js')).href
)
process.stdout.write(printCatalogue())
