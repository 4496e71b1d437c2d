import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveTypedTexts, takeTypedTexts } from '../../guest/forms/typed-texts.ts'

const typed = { name: 'Hannah', message: 'Is de trap steil?' }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { forms: [Object.entries(typed)] })
  // That of a browser reads a form, which there is none of here.
  vi.stubGlobal('FormData', Map)
})
afterEach(() => vi.unstubAllGlobals())

describe('What was typed before another language was chosen', () => {
  it('is there on the same page, once', () => {
    saveTypedTexts('/contact')
    expect(takeTypedTexts('/contact')).toEqual(typed)
    expect(takeTypedTexts('/contact')).toEqual({})
  })

  it('fills in no other page that has fields of these names, nor this one after that', () => {
    saveTypedTexts('/contact')
    expect(takeTypedTexts('/zakelijk')).toEqual({})
    expect(takeTypedTexts('/contact')).toEqual({})
  })

  it('is nothing where nothing was typed, or another program wrote it', () => {
    expect(takeTypedTexts('/contact')).toEqual({})
    sessionStorage.setItem('kamersleutel.typed', JSON.stringify(typed))
    expect(takeTypedTexts('/contact')).toEqual({})
  })
})
