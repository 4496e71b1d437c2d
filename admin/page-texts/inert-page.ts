/**
 * A page of the guest site that only shows: its scripts are taken out, and its links and forms lead
 * nowhere.
 */
export function inertPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('script, link:not([rel="stylesheet"]), noscript'))
    element.remove()
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href')
  for (const form of page.querySelectorAll('form')) form.removeAttribute('action')
  return `<!doctype html>${page.documentElement.outerHTML}`
}
