import { describe, expect, it } from 'vitest'
import { checkPageText as rule, pageTextLimits } from '../../../rules/forms/check-page-text.ts'
import { readAloud } from '../in-words.ts'

const checkPageText = readAloud(rule)

const page = { title: 'Over ons', description: 'Wie wij zijn.', body: 'Wij zijn **wij**.\n\nDag.' }

describe('The check of an information page', () => {
  it('takes a title, a description and Markdown', () => {
    expect(checkPageText(page)).toEqual([])
  })

  it('names every field that is empty, in the order of the form', () => {
    expect(checkPageText({ ...page, body: '' }, true)).toEqual([])
    expect(checkPageText({ title: ' ', description: '', body: '\n' })).toEqual([
      { field: 'title', text: 'Geef de pagina een titel.' },
      {
        field: 'description',
        text: 'Schrijf in een of twee zinnen waar de pagina over gaat.',
      },
      { field: 'body', text: 'Schrijf de tekst van de pagina.' },
    ])
  })

  it('refuses what is longer than its field', () => {
    for (const field of ['title', 'description', 'body'] as const) {
      const max = pageTextLimits[field]
      expect(checkPageText({ ...page, [field]: 'x'.repeat(max) })).toEqual([])
      expect(checkPageText({ ...page, [field]: 'x'.repeat(max + 1) })).toEqual([
        { field, text: `Gebruik hier hoogstens ${max} tekens.` },
      ])
    }
  })

  it('refuses a character that nobody types, and a line break in a title', () => {
    expect(checkPageText({ ...page, title: 'Over\nons' })[0]?.field).toBe('title')
    expect(checkPageText({ ...page, body: 'a\u0007' })[0]?.field).toBe('body')
  })
})
