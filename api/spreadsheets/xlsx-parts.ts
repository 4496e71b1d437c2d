/** The formats of cells, by their place in `xl/styles.xml`. */
export const STYLES = {
  plain: 0,
  number: 0,
  bold: 1,
  day: 2,
  euro: 3,
  boldEuro: 4,
  boldCount: 5,
  moment: 6,
  percent: 7,
  wrapped: 8,
} as const

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of an `.xlsx` of one sheet that do not depend on its rows (ECMA-376), by their path. */
export function fixedParts(name: string): Record<string, string> {
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles(),
  }
}

/** In the order of `STYLES`. 14 is the short date of who opens it, 22 that with the time, 10 a percentage. */
function styles(): string {
  const plain = [xf(0, 0), xf(0, 1), xf(14, 0), xf(EURO, 0), xf(EURO, 1), xf(1, 1)]
  const formats = [...plain, xf(22, 0), xf(10, 0), WRAPPED].join('')
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${EURO}" formatCode="&quot;€&quot;\\ #,##0.00;\\-&quot;€&quot;\\ #,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="9">${formats}</cellXfs></styleSheet>`
}

/** The first number that is free for a format of one's own. */
const EURO = 164

const xf = (format: number, font: number) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

const WRAPPED =
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>'

/** What a sheet may be called: 31 signs, and none of these. */
function sheetName(name: string): string {
  const allowed = name.replaceAll(/[[\]:*?/\\<>&"']/g, ' ').trim()
  return allowed.slice(0, 31) || 'Blad1'
}
