import type { Text } from '../rules/texts/message.ts'

/** The lists of links in the foot of the guest site. */
export type FootList = 'booking' | 'house' | 'terms'

/** An address with a screen, and all that one has to know of it before the screen is loaded. */
export interface ScreenRoute {
  path: string
  /**
   * Of the guest site: its path in other languages, behind their tag; left out: the Dutch one. So
   * `{ en: '/rooms' }` is `/en/rooms`.
   */
  in?: Readonly<Record<string, string>>
  /** Of the guest site: it is there in Dutch alone. */
  isDutch?: true
  /** Who draws it: the guest site, or the back office. */
  site: 'guest' | 'back-office'
  /** Who may see it: everyone, staff who are signed in, or who is about to sign in. */
  access: 'everyone' | 'staff' | 'signing-in'
  /**
   * In its site's menu, under this name; the back office also with a sign, a key after `g`
   * and, for a long word, where the narrow rail may break it.
   */
  menu?: { label: Text; icon?: string; key?: string; breakAfter?: string }
  /** In the foot of the guest site, in this list and under this name; left out: its title. */
  foot?: { list: FootList; label?: Text }
  /** An information page: its words are the row of `page_texts` with the address as its slug. */
  isText?: true
  /** Its words are the house's own: without any, no guest is led to it. */
  isOwnText?: true
  /** It shows one guest's own booking: no browser keeps it, no search engine reads it. */
  isPrivate?: true
  /** No search engine lists it: it is a step on the way, or shows what stands elsewhere. */
  isUnlisted?: true
  /** Of the back office: where it is drawn, below `admin/`. The file is named after its screen. */
  source?: string
  /** Of rows that staff keep: which of the pages of its file it is. */
  page?: 'list' | 'add' | 'one'
  /** Of the back office: what react-admin calls the records it is about. */
  resource?: string
}

/** The path of a screen with the record it shows, such as `/mail/details?id=…` (design 14). */
export function pathWithId(path: string, id: string | number): string {
  return `${path}?id=${encodeURIComponent(id)}`
}
