import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The server half of the product as `npm run build` makes it, but in a folder of its own: a bench
 * next to a running property must not pull the property's files away. Returns the folder;
 * `import.meta.dirname` of the bench lies inside the checkout, so packages are found from there.
 */
export async function compileSetup(): Promise<string> {
  const root = process.cwd()
  const folder = join(import.meta.dirname, 'property')
  execFileSync(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      '--project',
      'tsconfig.build.json',
      '--noCheck',
      '--outDir',
      folder,
    ],
    {
      cwd: root,
    },
  )
  // Not bundled with the bench: it finds the sources from where it lies.
  const builder = pathToFileURL(join(root, 'launch/build.mjs')).href
  const { copyWhatIsRead } = (await import(builder)) as typeof import('../../../launch/build.mjs')
  copyWhatIsRead(folder)
  return folder
}
