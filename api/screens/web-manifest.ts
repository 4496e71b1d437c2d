import type { Words } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { addressIn } from '../../screens/page-language.ts'

/**
 * `site.webmanifest`: what the guest site is called on the screen of a phone it is put on, in the
 * language of the page it was put there from. It stays one app in every language.
 */
export function webManifest({ name, city }: { name: string; city: string }, words: Words) {
  const { house, language, siteHome, sitePage } = words
  const addressOf = ({ path }: { path: string }) => addressIn(language.tag, path)
  const inPlace = ` ${fillText<string>(sitePage.inPlace, { place: city })}`
  return {
    id: guestScreens.home.path,
    name: city === '' ? name : fillText<string>(siteHome.title, { name, inPlace }),
    short_name: name,
    description: fillText<string>(house.appDescription, { name }),
    lang: language.tag,
    start_url: addressOf(guestScreens.home),
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
      { name: sitePage.rooms, url: addressOf(guestScreens.rooms) },
      { name: sitePage.availability, url: addressOf(guestScreens.search) },
    ],
  }
}

const icon = (file: string, size: number) => ({
  src: `/assets/guest/pictures/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})
