import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a guest page loads: the same in every page. */
export interface GuestAssets {
  script: string
  styles: string[]
  preload: string[]
}

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** Where the built screens are: beside the built API, or in `dist` when the API runs from its sources (tests). */
export const clientFolder =
  [new URL('../../client/', import.meta.url), new URL('../../dist/client/', import.meta.url)].map((url) => fileURLToPath(url)).find(existsSync) ??
  null

/** The files of the guest site by Vite's manifest. Nothing, where the site was not built. */
export function guestAssets(folder: string | null = clientFolder): GuestAssets {
  const manifest = folder === null ? {} : readManifest(`${folder}guest/.vite/manifest.json`)
  const chunks = Object.values(manifest)
  const entry = chunks.find((chunk) => chunk.isEntry)
  const address = (file: string) => `/assets/guest/${file}`
  return {
    script: entry ? address(entry.file) : '',
    styles: chunks
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.css'))
      .map(address),
    preload: (entry?.imports ?? []).flatMap((key) => (manifest[key] ? [address(manifest[key].file)] : [])),
  }
}

function readManifest(file: string): Record<string, Chunk> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {}
}
