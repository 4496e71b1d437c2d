import type { ComponentProps, MouseEvent } from 'react'
import { useRouting, useAddress } from './router.tsx'
import { useWords } from '../texts/words.ts'
import { HOUSE_TAG, isInDutch, readLanguage } from '../../screens/page-language.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The Dutch address; the browser is given that of the page's language. */
  to: string
  /** What a press does in place of going there, where the address is of this very page. */
  onFollow?: (() => void) | undefined
}

/**
 * A link within the site. To a page that is there in Dutch alone, or whose address names another
 * language (`/en/contact`), it loads that page anew, in its language. An ordinary link until the
 * script is there, and for every press that asks for another tab or window.
 */
export function Link({ to, onFollow, onClick, children, ...link }: LinkProps) {
  const { go } = useRouting()
  const address = useAddress()(to)
  const { language, languages } = useWords()
  const { tag } = language
  const { tag: named } = readLanguage(to, (one) => Object.hasOwn(languages, one))
  const isElsewhere = isInDutch(tag, to) || (named !== HOUSE_TAG && named !== tag)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (
      isElsewhere ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    if (onFollow) onFollow()
    else go(to)
  }
  return (
    <a {...link} href={address} hrefLang={isElsewhere ? named : undefined} onClick={follow}>
      {children}
    </a>
  )
}

/** A link of the menu, which knows when one is on its page or below it. */
export function NavLink(link: ComponentProps<typeof Link>) {
  const { pathname } = useRouting().place
  const [path] = link.to.split('?')
  const here = pathname === path ? 'page' : pathname.startsWith(`${path}/`) ? 'true' : undefined
  return <Link {...link} aria-current={here} />
}
