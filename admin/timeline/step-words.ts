import type { TimelineStep } from '../../api/timeline/timeline-shape.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { languageName } from '../languages/guest-languages.ts'
import { actionName } from '../bookings/action-name.ts'
import { timelineTexts } from '../texts/timeline.ts'
import type { useText } from '../texts/use-text.ts'
import { stayChangeWords } from './stay-change-words.ts'

type Text = ReturnType<typeof useText>
const { steps, stepsHere, planned, failures, reasons, methods, byWhom, fields } = timelineTexts

/** What a step is called: `Betaald`, `Bevestiging verzonden`. */
export function stepName({ kind, mail, at, data }: TimelineStep, text: Text): string {
  if (mail) return text(`timeline.mail.${mail.state ?? 'planned'}`, { mail: mail.name })
  if (at === null && isIn(planned, kind)) return text(`timeline.planned.${kind}`)
  if (kind === 'payment-failed' && isIn(failures, data.reason))
    return text(`timeline.failures.${data.reason}`)
  if (kind === 'action-refused')
    return text(`timeline.steps.${kind}`, { action: actionName(data.reason ?? '', text) })
  if (data.here && isIn(stepsHere, kind)) return text(`timeline.stepsHere.${kind}`)
  return isIn(steps, kind) ? text(`timeline.steps.${kind}`) : kind
}

/** The line under a step's name: address, sum, method, why and who; null where there is none. */
export function stepDetail(
  { by, data, mail }: Pick<TimelineStep, 'by' | 'data' | 'mail'>,
  text: Text,
) {
  const { cents, backCents, method, from, to, reason, note, room, stays } = data
  const known = [
    ...(stays ? stayChangeWords(stays, text) : []),
    room === undefined ? undefined : text('timeline.room', { number: room }),
    from === undefined || to === undefined ? to : text('timeline.moved', { from, to }),
    cents === undefined ? undefined : formatEuro(cents),
    backCents ? text('timeline.goesBack', { amount: formatEuro(backCents) }) : undefined,
    isIn(methods, method) ? text(`timeline.methods.${method}`) : undefined,
    isIn(reasons, reason) ? text(`timeline.reasons.${reason}`) : undefined,
    // What the provider tells needs no name: the step itself says so.
    by === null || by === 'provider'
      ? undefined
      : isIn(byWhom, by)
        ? text(`timeline.byWhom.${by}`)
        : text('timeline.by', { name: by }),
    // Of a mail it is the server's own sentence, in its own language.
    mail && note ? text('timeline.serverSaid', { note }) : note,
    ...(data.changes ?? []).map((change) => wrote(change, text)),
  ]
  return known.filter((part) => part !== undefined).join(', ') || null
}

/** `e-mail: a@b.nl → c@d.nl`; without what stood there, where that is not told. */
function wrote({ field, from, to }: { field: string; from: string; to: string }, text: Text) {
  const name = isIn(fields, field) ? text(`timeline.fields.${field}`) : field
  const valueWords = (value: string) => (field === 'language' ? languageName(value) : value || '–')
  return from === ''
    ? text('timeline.wroteAnew', { field: name, to: valueWords(to) })
    : text('timeline.wrote', { field: name, from: valueWords(from), to: valueWords(to) })
}

function isIn<Words extends object>(
  words: Words,
  key: string | undefined,
): key is keyof Words & string {
  return key !== undefined && Object.hasOwn(words, key)
}
