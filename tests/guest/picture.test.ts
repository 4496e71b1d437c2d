import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from '../../guest/rooms/Picture.tsx'
import { socialPicture } from '../../guest/found/social-picture.ts'

const hash = 'c0ffee'.padEnd(32, '0')
const photo = { hash, width: 1440, height: 1920, widths: [400, 800, 1200, 1440] }
const image = { url: `/pictures/${hash}-1440.jpg`, alt: 'Het bed', photo }
const drawn = { url: '/art/knusse-kamer.svg', alt: 'De kamer', photo: null }

it('A photo is offered in every type and width, the smallest type first, and keeps its place', () => {
  const html = renderToStaticMarkup(
    createElement(Picture, { image, sizes: '(min-width: 64rem) 24rem, 100vw', loading: 'lazy' }),
  )
  const set = (type: string) =>
    [400, 800, 1200, 1440].map((w) => `/pictures/${hash}-${w}.${type} ${w}w`).join(', ')
  expect([...html.matchAll(/srcSet="([^"]*)"/gi)].map(([, one]) => one)).toEqual(
    ['avif', 'webp', 'jpg'].map(set),
  )
  expect(html.match(/sizes="\(min-width: 64rem\) 24rem, 100vw"/g)).toHaveLength(3)
  expect(html).toContain(`src="/pictures/${hash}-800.jpg"`)
  expect(html).toContain('alt="Het bed" width="1440" height="1920" loading="lazy"')
})

it('A drawing has one address for all sizes', () => {
  const html = renderToStaticMarkup(
    createElement(Picture, { image: drawn, sizes: '100vw', loading: 'lazy' }),
  )
  expect(html).toBe(
    '<img alt="De kamer" width="600" height="400" loading="lazy" src="/art/knusse-kamer.svg"/>',
  )
})

it('A link preview shows the photo itself', () => {
  expect(socialPicture(image.url)).toBe(image.url)
})
