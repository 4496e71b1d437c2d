const KEY = 'kamersleutel.shortcuts'

/**
 * Single keys can be switched off (WCAG 2.1.4); the choice is this browser's. Storage that is shut
 * counts as "on".
 */
export function shortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // A browser that keeps nothing starts with the keys on each time.
  }
}
