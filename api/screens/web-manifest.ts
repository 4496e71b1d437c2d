import type { Words } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'

/** `site.webmanifest`: what the guest site is called on the screen of a phone it is put on. */
export function webManifest({ name, city }: { name: string; city: string }, { house }: Words) {
  return {
    id: '/home',
    name: city === '' ? name : `${name}, bed & breakfast in ${city}`,
    short_name: name,
    description: fillText<string>(house.appDescription, { name }),
    lang: 'nl',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf5e4',
    theme_color: '#fbf5e4',
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Kamers', url: '/kamer-overzicht' },
      { name: 'Beschikbaarheid', url: '/zoeken' },
    ],
  }
}

const icon = (file: string, size: number) => ({
  src: `/assets/guest/pictures/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})
