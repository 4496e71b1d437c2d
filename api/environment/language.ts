import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { HOUSE_LANGUAGE, type Language, isLanguage } from '../../rules/texts/languages.ts'

/** Such as `de-AT;q=0.8` (RFC 9110 §12.5.4). */
const RANGE = /^\s*([a-z]{2,8})(?:-[a-z\d-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i

/** Addresses that only staff ask for; they read the language of the house (`readPageLanguage`). */
export const STAFF = /^\/api\/(?:back-office|staff)(?:[/?]|$)/

/**
 * The language of who sends a request: the one that `accept-language` weighs most, of those in
 * which the house can be read (`de-AT` is `de`), else the language of the house.
 */
export function languageOf({
  headers,
}: {
  headers: { 'accept-language'?: string | undefined }
}): Language {
  const named = (headers['accept-language'] ?? '').split(',').map((range) => {
    const [, tag, weight = '1'] = RANGE.exec(range) ?? []
    return { tag: tag?.toLowerCase(), weight: Number(weight) }
  })
  return (
    named
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ tag }) => tag)
      .find(isLanguage) ?? HOUSE_LANGUAGE
  )
}

/** The language of the guest who asks, as an argument of a route. */
export const GuestLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language =>
    languageOf(context.switchToHttp().getRequest<FastifyRequest>()),
)
