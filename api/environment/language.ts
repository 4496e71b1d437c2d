import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { HOUSE_LANGUAGE, type Language, isLanguage } from '../../rules/texts/languages.ts'

/**
 * The language of the guest who sends a request: of those their `accept-language` names the dearest
 * in which the house can be read (`de-AT` is `de`), else the language of the house.
 *
 * @param isKnown which tags count: those of the table of languages
 */
export function languageOf<Tag extends string = Language>(
  { headers }: { headers: { 'accept-language'?: string | undefined } },
  isKnown: (tag: unknown) => tag is Tag = isLanguage as never,
): Tag | typeof HOUSE_LANGUAGE {
  return (
    (headers['accept-language'] ?? '')
      .split(',')
      .map((range) => {
        const [, tag, weight = '1'] =
          /^\s*([a-z]{2,8})(?:-[a-z\d-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(range) ?? []
        return { tag: tag?.toLowerCase(), weight: Number(weight) }
      })
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ tag }) => tag)
      .find(isKnown) ?? HOUSE_LANGUAGE
  )
}

/** The language of the guest who asks, as an argument of a route. */
export const GuestLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language =>
    languageOf(context.switchToHttp().getRequest<FastifyRequest>()),
)
