import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { copyWhatIsRead } from '../../../launch/build.mjs'

/**
 * The server half of the product as `npm run build` makes it, but in a folder of its own: a bench
 * next to a running property must not pull the property's files away. Returns the folder;
 * `import.meta.dirname` of the bench lies inside the checkout, so packages are found from there.
 */
export function compileSetup(): string {
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
  copyWhatIsRead(folder)
  return folder
}
