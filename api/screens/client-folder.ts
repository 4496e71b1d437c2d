import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the pages of a site load. */
export interface SiteAssets {
  script: string
  /** Style sheets of every page. */
  styles: string[]
  /** Scripts that every page needs. */
  preload: string[]
  /**
   * Scripts that come later in the site, by their source (`room/RoomScreen.tsx`): the page that
   * shows them asks for them at once.
   */
  later: Record<string, string[]>
  /** The style sheets of those parts, by the same sources. */
  laterStyles: Record<string, string[]>
}

interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** Where the built screens are: beside the built API. Null: they were not built. */
export const clientFolder =
  [fileURLToPath(new URL('../../client/', import.meta.url))].find(existsSync) ?? null

/** Under this name Nest hands it on. */
export const CLIENT_FOLDER = Symbol('folder of the built screens')

/**
 * The files of the guest site or the back office by Vite's manifest. Nothing, where the site was
 * not built.
 */
export function siteAssets(
  site: 'guest' | 'admin',
  folder: string | null = clientFolder,
): SiteAssets {
  const manifest = folder === null ? {} : readManifest(`${folder}${site}/.vite/manifest.json`)
  const chunks = Object.entries(manifest)
  const [entryKey, entry] = chunks.find(([, { isEntry }]) => isEntry) ?? []
  const everywhere = entryKey === undefined ? [] : withImports(manifest, entryKey)
  const address = (file: string) => `/assets/${site}/${file}`
  const scripts = (keys: string[]) => keys.map((key) => address(manifest[key]!.file))
  const sheets = (keys: string[]) => [
    ...new Set(keys.flatMap((key) => manifest[key]!.css ?? []).map(address)),
  ]
  const styles = sheets(everywhere)
  const parts = chunks.flatMap(([key, { isDynamicEntry }]) => {
    if (!isDynamicEntry) return []
    return [{ key, needed: withImports(manifest, key).filter((one) => !everywhere.includes(one)) }]
  })
  return {
    script: entry ? address(entry.file) : '',
    styles,
    preload: scripts(everywhere.slice(1)),
    later: Object.fromEntries(parts.map(({ key, needed }) => [key, scripts(needed)])),
    laterStyles: Object.fromEntries(parts.map(({ key, needed }) => [key, sheets(needed)])),
  }
}

/** A chunk and everything it cannot start without, itself first. */
function withImports(manifest: Record<string, Chunk>, key: string, found: string[] = []): string[] {
  if (manifest[key] && !found.includes(key)) {
    found.push(key)
    for (const needed of manifest[key].imports ?? []) withImports(manifest, needed, found)
  }
  return found
}

function readManifest(file: string): Record<string, Chunk> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {}
}
