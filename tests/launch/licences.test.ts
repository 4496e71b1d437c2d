import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Entry {
  license?: string
  dev?: boolean
  optional?: boolean
}

/** What may be part of a running property, besides the MIT licence of its own. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'MPL-2.0',
  // Of data and documents only.
  'Python-2.0',
  'CC-BY-4.0',
]

/**
 * The one exception: libvips, which reads and writes pictures for `sharp`, is LGPL. It is a library
 * of its own that is loaded, not built in, so whoever wants can put another in its place
 * (docs/why-are-uploaded-pictures-made-anew.md).
 */
const EXCEPTION = /^@img\/sharp-(?:libvips-|wasm32$|win32-)/

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const installed = Object.entries(packages).flatMap(([place, entry]) =>
  place === '' || entry.dev ? [] : [{ name: place.replace(/^.*node_modules\//, ''), ...entry }],
)

describe('The packages of a running property', () => {
  it('have a licence that allows everything this one does, libvips alone excepted', () => {
    const others = installed.filter(
      ({ name, license }) =>
        license !== undefined &&
        !EXCEPTION.test(name) &&
        !license
          .replaceAll(/[()]/g, '')
          .split(/ (?:AND|OR) /)
          .every((each) => ALLOWED.includes(each)),
    )
    expect(others).toEqual([])
  })

  it('say what it is; what the lock was completed with is a binary of another platform', () => {
    const silent = installed.filter(({ license, optional }) => license === undefined && !optional)
    // Their files LICENSE are MIT and the Unlicense; only their descriptions lack the word.
    expect(silent.map(({ name }) => name)).toEqual(['png-js', 'unionfs'])
  })

  it('hold libvips under its licence, the exception that is meant', () => {
    const libvips = installed.filter(({ name }) => EXCEPTION.test(name))
    expect(libvips.length).toBeGreaterThan(0)
    for (const { license } of libvips) expect(license).toContain('LGPL-3.0-or-later')
  })
})
