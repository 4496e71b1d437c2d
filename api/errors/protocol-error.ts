import type { ApiError } from './api-error.ts'
import { invalidInput, plainError } from './refused.ts'

/**
 * The error of a request that was refused before a controller saw it, by Node, Fastify or Nest.
 *
 * @param status the HTTP status it was refused with
 */
export function protocolError(status: number): ApiError['error'] {
  switch (status) {
    case 404:
      return plainError('not-found')
    case 408:
      return invalidInput([], 'Het verzoek kwam niet op tijd binnen. Probeer het opnieuw.')
    case 413:
      return invalidInput([], 'Er is te veel tekst meegestuurd.')
    case 414:
    case 431:
      return invalidInput([], 'Het adres of het verzoek is te lang.')
    case 415:
      return invalidInput([], 'Stuur de gegevens als JSON.')
    case 429:
      return plainError('too-many-requests')
    default:
      return invalidInput([], 'Het verzoek is niet leesbaar.')
  }
}
