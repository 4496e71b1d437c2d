import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { MailTemplateDetail } from '../../api/mail-templates/mail-templates.ts'
import type { TextView } from '../../api/texts/text-shape.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { failureText } from '../texts/words.ts'
import type { TypedTexts } from './typed-texts.ts'

type SeenTexts = Record<string, TextView>

/**
 * Stores texts one by one. What a colleague changed meanwhile is said at its field, where what was
 * typed still stands, and is written over by the next save; the others are stored.
 */
export function useSaveTexts(
  { id }: MailTemplateDetail,
  setTyped: (change: (before: TypedTexts) => TypedTexts) => void,
) {
  const notify = useNotify()
  const data = useDataProvider()
  const client = useQueryClient()
  const [refused, setRefused] = useState<TypedTexts>({})
  /** As they were when somebody began to type in them: what is saved is written over that. */
  const [first, setFirst] = useState<SeenTexts>({})
  /** As they were then, where others changed them since: that is shown, then written over. */
  const [meanwhile, setMeanwhile] = useState<SeenTexts>({})
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ texts, typed }: { texts: readonly TextView[]; typed: TypedTexts }) => {
      const problems: Record<string, string> = {}
      const changed: SeenTexts = {}
      for (const each of texts)
        try {
          const { id: textId } = each
          const { version } = meanwhile[textId] ? each : (first[textId] ?? each)
          const words = typed[textId] ?? each.text
          await data.update('texts', {
            id: textId,
            data: { text: words, version },
            previousData: each,
          })
        } catch (problem) {
          if (problem instanceof ApiProblem && problem.reason === 'changed-meanwhile')
            changed[each.id] = first[each.id] ?? each
          problems[each.id] = failureText(problem)
        }
      return { problems, changed }
    },
    onSuccess: async ({ problems, changed }) => {
      await client.invalidateQueries({ queryKey: ['mail-templates', id], exact: true })
      void client.invalidateQueries({ queryKey: ['texts'] })
      setRefused(problems)
      setMeanwhile((before) => ({ ...stillIn(before, problems), ...changed }))
      setFirst((before) => stillIn(before, problems))
      setTyped((before) => stillIn(before, problems))
      if (Object.keys(problems).length > 0) notify('mailTemplates.notSaved', { type: 'error' })
      else notify('mailTemplates.saved', { type: 'success' })
    },
  })
  return {
    refused,
    meanwhile,
    /** Somebody types in it. */
    begin: (each: TextView) =>
      setFirst((before) => (before[each.id] ? before : { ...before, [each.id]: each })),
    saving: isPending,
    save: (texts: readonly TextView[], typed: TypedTexts) => mutate({ texts, typed }),
  }
}

/** What stands in `kept` under an id that is in `ids` too. */
function stillIn<Value>(kept: Readonly<Record<string, Value>>, ids: object): Record<string, Value> {
  return Object.fromEntries(Object.entries(kept).filter(([id]) => id in ids))
}
