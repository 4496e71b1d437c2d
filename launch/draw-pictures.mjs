// Makes the pictures that come from the drawings again: `node launch/draw-pictures.mjs`, after a
// drawing in guest/public/art changed. Link previews and installed apps take no SVG.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from './find-chromium.mjs'

const from = path.join(import.meta.dirname, '../guest/public/art')
const to = path.join(import.meta.dirname, '../guest/public/pictures')

/** What a link preview shows (guest/found/social-picture.ts): 1200 × 630 over a timber beam. */
const previews = [
  'maasdal',
  'kleine-knusse-kamer',
  'knusse-kamer',
  'ruime-knusse-kamer',
  'familiekamer',
  'ontbijtbox',
  'sleutel',
]

/** Icons of the installable web app, and the part of their side that the key tag may take. */
const icons = [
  { name: 'icon-192', side: 192, part: 0.88 },
  { name: 'icon-512', side: 512, part: 0.88 },
  { name: 'icon-apple-180', side: 180, part: 0.8 },
  // A phone may cut this one to a circle.
  { name: 'icon-maskable-512', side: 512, part: 0.6 },
]

/** @param {string} name */
const drawing = (name) => readFileSync(path.join(from, `${name}.svg`), 'utf8')
/** @param {string} name */
const address = (name) =>
  `data:image/svg+xml;base64,${Buffer.from(drawing(name)).toString('base64')}`

/** The key tag of the favicon on its hook. */
const tag = drawing('favicon').replace(
  '<path',
  '<path fill="none" stroke="#4a392e" stroke-width="2" d="M22 0v8.5"/><path',
)

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments,
})
const page = await browser.newPage()

/**
 * Takes a picture of some HTML, as large as the window is made for it.
 * @param {string} file
 * @param {{ width: number, height: number, html: string }} shown
 */
async function picture(file, { width, height, html }) {
  await page.setViewportSize({ width, height })
  await page.setContent(`<body style="margin:0">${html}</body>`, { waitUntil: 'load' })
  const quality = file.endsWith('.jpg') ? 82 : undefined
  const taken = await page.screenshot({ type: quality ? 'jpeg' : 'png', quality })
  writeFileSync(path.join(to, file), taken)
}

for (const name of previews)
  await picture(`${name}.jpg`, {
    width: 1200,
    height: 630,
    html: `<img src="${address(name)}" style="display:block;width:1200px;height:616px;object-fit:cover">
      <div style="height:14px;background:#4a392e"></div>`,
  })

for (const { name, side, part } of icons)
  await picture(`${name}.png`, {
    width: side,
    height: side,
    html: `<div style="height:100vh;display:grid;place-items:center;background:#fbf5e4">
      ${tag.replace('<svg', `<svg width="${side * part}" height="${side * part}"`)}</div>`,
  })

await browser.close()
