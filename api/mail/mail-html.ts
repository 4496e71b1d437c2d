import { type InLanguage, sumInWords } from '../../rules/texts/in-language.ts'
import type { MailContent, MailPart } from './mail-content.ts'
import type { MailHouse } from './mail-template.ts'

// The materials of the guest site: chalk, marl, timber, maas. Mail readers drop style sheets, so
// every element carries its own. Tables and `bgcolor` are what Outlook understands.
const FACE =
  'font-family:system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;font-size:16px;line-height:24px'
const FONT = `${FACE};color:#2a1f18`
const HEADING =
  'font-family:"Iowan Old Style",Palatino,"Book Antiqua",Georgia,serif;font-weight:600;color:#2a1f18;margin:0'
const BEAM = '#4a392e'
const CELL = 'padding:4px 0;vertical-align:baseline'
const RIGHT = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`
const SOFT = 'color:#5f4c3f;font-size:14px;line-height:24px'
const BELOW = 'margin:0 0 16px'

/**
 * The mail as HTML. Everything that came from outside is escaped; nothing is loaded from anywhere.
 */
export function mailHtml(
  { subject, title, parts }: MailContent,
  { property, words }: Pick<MailHouse, 'property' | 'words'>,
  foot: string[],
): string {
  return `<!doctype html>
<html lang="${words.language.tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#fbf5e4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbf5e4"><tr><td align="center" style="padding:24px 12px">
<div style="max-width:600px;margin:0 auto;text-align:left;overflow-wrap:anywhere;${styled(FONT)}">
<p style="${styled(HEADING)};padding:0 16px 12px;font-size:18px;line-height:24px">${escaped(property.name)}</p>
<div style="background:#fffdf8;border-top:6px solid ${BEAM};padding:24px 16px 8px">
<h1 style="${styled(HEADING)};font-size:26px;line-height:32px;padding:0 0 16px">${escaped(title)}</h1>
${parts.map((part) => partHtml(part, words)).join('\n')}
</div>
<p style="margin:0;padding:16px;${SOFT}">${foot.map(escaped).join('<br>')}</p>
</div>
</td></tr></table>
</body>
</html>
`
}

function partHtml(part: MailPart, words: InLanguage): string {
  switch (part.kind) {
    case 'text':
      return `<p style="${BELOW}">${paragraph(part.text)}</p>`
    case 'heading':
      return `<h2 style="${styled(HEADING)};font-size:18px;line-height:24px;padding:8px 0">${escaped(part.text)}</h2>`
    case 'list':
      return `<ul style="${BELOW};padding:0 0 0 20px">${part.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
    case 'facts':
      return table(
        part.rows.map(
          ({ label, value, more }) =>
            `<tr><td style="${CELL};padding-right:12px;white-space:nowrap;${SOFT}">${escaped(label)}</td><td width="100%" style="${CELL}">${escaped(value)}${more ? `, <span style="display:inline-block">${escaped(more)}</span>` : ''}</td></tr>`,
        ),
      )
    case 'panel':
      return `<div style="background:#f6eacb;border-left:4px solid #cfa552;padding:16px;${BELOW}">
<p style="margin:0 0 4px;font-weight:600">${escaped(part.title)}</p>
<p style="margin:0 0 12px">${paragraph(part.text)}</p>
${button(part.button, 'margin:0')}
</div>`
    case 'button':
      return button(part, BELOW)
    case 'link':
      return `<p style="${BELOW}"><a href="${escaped(part.url)}" style="color:#155866">${escaped(part.label)}</a></p>`
    case 'lines': {
      const lines = part.lines.map(({ label, explanation, cents }) => {
        const how =
          explanation === ''
            ? ''
            : `<tr><td colspan="2" style="padding:0 0 6px;${SOFT}">${escaped(explanation)}</td></tr>`
        return `<tr><td style="${CELL}">${escaped(label)}</td><td style="${RIGHT}">${sumInWords(words, cents)}</td></tr>${how}`
      })
      const sums = part.sums.map(({ label, cents }, index) => {
        const first = index === 0 ? `border-top:3px solid ${BEAM};` : ''
        return `<tr><td style="${CELL};${first}font-weight:600">${escaped(label)}</td><td style="${RIGHT};${first}font-weight:600">${sumInWords(words, cents)}</td></tr>`
      })
      return table([...lines, ...sums])
    }
  }
}

/** A link that looks like a button in every mail reader, also where pictures and styles are off. */
function button({ label, url }: { label: string; url: string }, margin: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${margin}"><tr><td bgcolor="#155866" style="border-radius:4px;background:#155866"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:4px;color:#fffdf8;font-weight:600;text-decoration:none;${styled(FACE)}">${escaped(label)}</a></td></tr></table>`
}

function table(rows: string[]): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;${BELOW};${styled(FONT)}">${rows.join('')}</table>`
}

/** A style inside an attribute in double quotes. */
function styled(style: string): string {
  return style.replaceAll('"', "'")
}

function paragraph(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
