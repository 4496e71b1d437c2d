import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Letter, LetterPart } from './letter.ts'

// The materials of the house (look/guest: chalk, marl, timber, maas). Mail readers drop style
// sheets, so every element carries its own.
const FONT =
  'font-family:system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;font-size:16px;line-height:1.55;color:#2a1f18'
const CELL = 'padding:6px 0;vertical-align:top'
const RIGHT = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`
const SOFT = 'color:#5f4c3f;font-size:14px'

/**
 * The letter as HTML. Everything that came from outside is escaped; nothing is loaded from
 * anywhere.
 */
export function letterHtml({ subject, parts }: Letter, house: string, foot: string[]): string {
  return `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#fbf5e4">
<div style="max-width:600px;margin:0 auto;padding:24px 16px;${styled(FONT)}">
<p style="margin:0;padding:0 24px 12px;font-size:20px;font-weight:600">${escaped(house)}</p>
<div style="background:#fffdf8;border-top:6px solid #4a392e;padding:24px">
${parts.map(partHtml).join('\n')}
</div>
<p style="margin:0;padding:16px 24px;${SOFT}">${foot.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`
}

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escaped(part.text).replaceAll('\n', '<br>')}</p>`
    case 'facts':
      return table(
        part.rows.map(
          ({ label, value }) =>
            `<tr><td style="${CELL};padding-right:16px;${SOFT}">${escaped(label)}</td><td style="${CELL}">${escaped(value)}</td></tr>`,
        ),
      )
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escaped(part.url)}" style="color:#155866">${escaped(part.label)}</a></p>`
    case 'lines': {
      const lines = part.lines.map(({ label, explanation, cents }) => {
        const how =
          explanation === '' ? '' : `<br><span style="${SOFT}">${escaped(explanation)}</span>`
        return `<tr><td style="${CELL}">${escaped(label)}${how}</td><td style="${RIGHT}">${formatEuro(cents)}</td></tr>`
      })
      const line = 'border-top:3px solid #4a392e;font-weight:600'
      const total = `<tr><td style="${CELL};${line}">${escaped(part.totalLabel)}</td><td style="${RIGHT};${line}">${formatEuro(part.totalCents)}</td></tr>`
      return table([...lines, total])
    }
  }
}

function table(rows: string[]): string {
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px;${styled(FONT)}">${rows.join('')}</table>`
}

/** A style inside an attribute in double quotes. */
function styled(style: string): string {
  return style.replaceAll('"', "'")
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
