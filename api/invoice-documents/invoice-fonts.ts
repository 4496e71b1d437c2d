import { readFileSync } from 'node:fs'
import { type Font, create } from 'fontkit'

let read: { regular: Font; semibold: Font } | undefined

/** The fonts of invoices, read with the first one that is drawn: reading takes longer than a page. */
export function invoiceFonts(): { regular: Font; semibold: Font } {
  read ??= { regular: fontAt('regular'), semibold: fontAt('semibold') }
  return read
}

function fontAt(weight: string): Font {
  return create(readFileSync(new URL(`fonts/instrument-sans-${weight}.ttf`, import.meta.url)))
}
