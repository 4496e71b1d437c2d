import { errorTable } from '../errors/error-table.ts'

/**
 * What a page's address answers to who asked for too many: plain, because drawing pages is what has
 * to stop.
 */
export const tooManyPage =
  '<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Te veel verzoeken</title></head><body><h1>Te veel verzoeken</h1>' +
  `<p>${errorTable['too-many-requests'].text}</p></body></html>`
