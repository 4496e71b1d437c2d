import { readFile } from 'node:fs/promises'

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/^file:.*\.tsx?$/.test(url)) return nextLoad(url, context)
  // Most files of tests start no thread.
  const { transform } = await import('esbuild')
  const { code } = await transform(await readFile(new URL(url), 'utf8'), {
    loader: url.endsWith('x') ? 'tsx' : 'ts',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
  })
  return { format: 'module', source: code, shortCircuit: true }
}
