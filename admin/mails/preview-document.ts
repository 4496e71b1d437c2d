/**
 * The HTML of a mail as a document our content security policy lets through. A frame with `srcdoc`
 * inherits that policy, and mail carries its styles in `style` attributes, which the policy
 * refuses: they move to one sheet that has the page's nonce. Scripts, frames and pictures from
 * elsewhere would be refused too; they are taken out, so that nothing is asked for.
 */
export function previewDocument(html: string, nonce: string): string {
  // Renamed before it is parsed: the policy speaks up at a style attribute in any document, also
  // one nobody shows.
  const unstyled = html.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/\sstyle\s*=/gi, ' data-style='),
  )
  const mail = new DOMParser().parseFromString(unstyled, 'text/html')
  for (const element of mail.querySelectorAll('script, iframe, object, embed, link, meta, base'))
    element.remove()
  for (const image of mail.querySelectorAll('img'))
    if (!image.src.startsWith('data:')) image.remove()
  // A link in the frame leads nowhere; it stays readable as text.
  for (const link of mail.querySelectorAll('a')) link.removeAttribute('target')

  const rules: string[] = []
  mail.querySelectorAll('[data-style]').forEach((element, i) => {
    const declarations = (element.getAttribute('data-style') ?? '').replaceAll(/[{}<]/g, '')
    element.removeAttribute('data-style')
    element.setAttribute('data-s', String(i))
    rules.push(`[data-s="${i}"]{${declarations}}`)
  })
  for (const sheet of mail.querySelectorAll('style')) {
    rules.unshift(sheet.textContent ?? '')
    sheet.remove()
  }
  const sheet = mail.createElement('style')
  sheet.setAttribute('nonce', nonce)
  sheet.textContent = rules.join('\n')
  mail.head.append(sheet)
  return `<!doctype html>${mail.documentElement.outerHTML}`
}
