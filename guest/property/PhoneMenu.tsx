import { useEffect, useRef } from 'react'
import { NavLink } from '../page/Link.tsx'
import { usePlace } from '../page/router.tsx'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import { Icon } from '../icons/Icon.tsx'
import { useKeptStay } from '../stay/use-kept-stay.ts'
import { useWords } from '../texts/words.ts'
import { mailAddress, phoneWords, telephone } from './property-words.ts'
import { menuOf } from './menu.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/**
 * The menu of a phone: a drawer below the beam with the pages, the telephone and the mail. A
 * `details`, so it opens before any script is there; with the script it also closes by Escape, by a
 * tap beside it and on the way to a page.
 */
export function PhoneMenu({ property }: { property: PropertyView | undefined }) {
  const words = useWords()
  const { sitePage } = words
  const drawer = useRef<HTMLDetailsElement>(null)
  const { pathname } = usePlace()
  const kept = useKeptStay()
  useEffect(() => {
    if (drawer.current) drawer.current.open = false
  }, [pathname])
  useEffect(() => {
    const close = (event: Event) => {
      const menu = drawer.current
      if (!menu?.open) return
      if (
        event instanceof KeyboardEvent
          ? event.key !== 'Escape'
          : menu.contains(event.target as Node)
      )
        return
      menu.open = false
      if (event instanceof KeyboardEvent) menu.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details className="menu" ref={drawer}>
      <summary>
        <Icon name="menu" />
        {sitePage.menu}
      </summary>
      <nav className="menu__drawer" aria-label={sitePage.menu}>
        <ul>
          {menuOf(words, property).map(({ to, name }) => (
            <li key={to}>
              <NavLink to={kept(to)}>
                {name}
                <Icon name="arrow" />
              </NavLink>
            </li>
          ))}
          {property?.phone && (
            <li>
              <a href={telephone(property)}>
                <span>
                  {sitePage.callUs}
                  <small>{phoneWords(words, property)}</small>
                </span>
                <Icon name="phone" />
              </a>
            </li>
          )}
          {property?.email && (
            <li>
              <a href={mailAddress(property)}>
                <span>
                  {sitePage.mailUs}
                  <small>{property.email}</small>
                </span>
                <Icon name="mail" />
              </a>
            </li>
          )}
        </ul>
        <LanguageSwitch />
      </nav>
    </details>
  )
}
