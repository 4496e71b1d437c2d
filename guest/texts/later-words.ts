declare global {
  /** Where the words of booking, ordering and forms are; set by the script with the first words. */
  var laterWords: string
}

/**
 * Waits for the words of booking, ordering and forms. There already where the page that was opened
 * is one of theirs, on the server, and in stories. Rejects where they do not come.
 */
export function loadLaterWords(): Promise<void> {
  if (!('laterWords' in globalThis) || 'siteCheckout' in siteWords) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = laterWords
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`no ${laterWords}`)))
    document.head.append(script)
  })
}
