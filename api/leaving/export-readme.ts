import { tableFile } from './export-layout.ts'
import type { HouseTable } from './house-tables.ts'
import { tableWords } from './table-words.ts'

/** The file that is opened first: what lies where, in Dutch for the owner, in English for who reads it in. */
export function readmeOf(tables: readonly HouseTable[]): string {
  const rows = tables.map(({ name }) => {
    const { nl, en } = tableWords[name] ?? { nl: '', en: '' }
    return `| tables/${tableFile(name)} | ${nl} | ${en} |`
  })
  return `${DUTCH}\n${ENGLISH}\n## Tabellen / Tables\n\n| Bestand / File | Wat erin staat | What is in it |\n| --- | --- | --- |\n${rows.join('\n')}\n`
}

const DUTCH = `# Uw huis in bestanden

Dit is alles wat Kamersleutel van uw huis weet, in gewone bestanden. Er staan gegevens van gasten in:
bewaar ze zoals u uw administratie bewaart.

- \`tables/\`: een bestand per soort gegeven (CSV, te openen met LibreOffice, Excel en elk ander pakket).
- \`invoices/\`: elke factuur en creditnota, per jaar en op nummer, als PDF en als UBL (XML) voor de boekhouding.
- \`pictures/\`: de foto’s, elk in enkele breedtes en soorten. De laatste naam achter \`--\` is die in \`pictures.csv\`.
- \`columns.csv\`: wat elke kolom betekent. \`counters.csv\`: welk nummer als volgende wordt gegeven.
- \`manifest.json\`: wanneer dit is gemaakt, en hoeveel regels elk bestand heeft.

Bedragen zijn hele **centen** (\`_cents\`): 12550 is € 125,50. Dagen zijn \`2026-12-31\`; tijden zijn in **UTC**, in
Nederland is het een uur later, in de zomer twee. Een lege cel is niets; een tekst zonder letters is \`""\`. Staat er een
\`'\` voor een tekst die anders een formule zou zijn, dan hoort dat teken er niet bij. Regels wijzen naar elkaar met de
kolommen op \`_id\`: \`folio_id\` van een boeking is \`id\` in \`folios.csv\`.

Niet mee gaan: wachtwoorden, de tweede stap bij het inloggen, wie er ingelogd is, en het geheim van de server. Na het
inlezen in een ander huis maakt u met een eenmalige code het eerste account, en nodigt u de anderen opnieuw uit.
`

const ENGLISH = `# Your house in files

This is everything that Kamersleutel knows of the house, in plain files. Guests' data is in it: keep it safe.

- \`tables/\`: a file for each table. CSV (RFC 4180): commas, UTF-8, lines end in CRLF, the first line names the columns.
- \`invoices/\`: every invoice and credit note by year and number, as PDF and as UBL 2.1 (EN 16931). Drawn from \`invoices.csv\`.
- \`pictures/\`: the photos, in several widths and types. What stands behind the last \`--\` is \`hash\` in \`pictures.csv\` and the width.
- \`columns.csv\`: form and meaning of every column, and at which it points. \`counters.csv\`: the number that each counter gives next.
- \`manifest.json\`: when this was made, and how many rows each file has.

Money is in whole **cents** (\`_cents\`). Days are \`2026-12-31\` in the calendar of the house (Europe/Amsterdam); times are **UTC**,
ISO 8601, to the microsecond. An empty cell is no value (null), \`""\` is an empty text; in a column that may not be empty both
are an empty text. A text that a spreadsheet would work out as a formula has an apostrophe before it, which is not part of it.
Structured values are JSON in their cell. Rows point at each other by the columns that end in \`_id\`; \`columns.csv\` says at what.

Passwords, second steps, sessions and the server's secret are not in here. Links in mails to guests go on working as long as
the address of the site stays the same, but for the link that cancels a breakfast order: it is signed with the server's secret.

Another Kamersleutel reads all this with \`npm run import -- FOLDER\`.
`
