import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
  cpSync(join(root, 'api/database/migrations'), join(folder, 'api/database/migrations'), {
    recursive: true,
  })
  // Without it Node would look for the kind of module beside the packages.
  const imports = { '#own-texts/jsx-runtime': './guest/page/jsx-runtime.js' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }))
  return folder
}
