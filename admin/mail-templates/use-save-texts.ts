import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { MailTemplateDetail } from '../../api/mail-templates/mail-template-shape.ts'
import type { TextView } from '../../api/texts/text-shape.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useText } from '../texts/use-text.ts'
import type { TypedTexts } from './typed-texts.ts'

/**
 * Stores texts one by one. What a colleague changed meanwhile is said at its field, where what was
 * typed still stands; the others are stored.
 */
export function useSaveTexts(
  { id }: MailTemplateDetail,
  setTyped: (change: (before: TypedTexts) => TypedTexts) => void,
) {
  const text = useText()
  const notify = useNotify()
  const data = useDataProvider()
  const client = useQueryClient()
  const [refused, setRefused] = useState<TypedTexts>({})
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ texts, typed }: { texts: readonly TextView[]; typed: TypedTexts }) => {
      const problems: Record<string, string> = {}
      for (const each of texts)
        try {
          const { id: textId, version } = each
          const words = typed[textId] ?? each.text
          await data.update('texts', {
            id: textId,
            data: { text: words, version },
            previousData: each,
          })
        } catch (problem) {
          problems[each.id] =
            (problem instanceof ApiProblem && problem.message) || text('shell.failed')
        }
      return problems
    },
    onSuccess: async (problems) => {
      await client.invalidateQueries({ queryKey: ['mail-templates', id], exact: true })
      void client.invalidateQueries({ queryKey: ['texts'] })
      setRefused(problems)
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([textId]) => textId in problems)),
      )
      if (Object.keys(problems).length > 0) notify('mailTemplates.notSaved', { type: 'error' })
      else notify('mailTemplates.saved', { type: 'success' })
    },
  })
  return {
    refused,
    saving: isPending,
    save: (texts: readonly TextView[], typed: TypedTexts) => mutate({ texts, typed }),
  }
}
