import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type FindOptionsWhere, ILike, In, IsNull, Not, Raw, Repository } from 'typeorm'
import { checkOptionalText } from '../../rules/forms/check-text.ts'
import type { GuestForm } from '../../rules/forms/guest-forms.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import { type ListPage, wordsAnywhere } from '../requests/list-question.ts'
import type { FormMessageChange } from './form-message-change.ts'
import { FormMessageEntity } from './form-message-entity.ts'
import type { FormMessageListQuestion } from './form-message-list-question.ts'
import { type FormMessageView, formMessageView } from './form-message-view.ts'

/** What is said of a message that is not there. */
export const UNKNOWN_MESSAGE = 'Dit bericht bestaat niet.'

/** The messages by forms as staff keep them. */
@Injectable()
export class KeptFormMessages {
  constructor(
    @InjectRepository(FormMessageEntity)
    private readonly messages: Repository<FormMessageEntity>,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  async page(question: FormMessageListQuestion): Promise<ListPage<FormMessageView>> {
    const { first, most, sort, filter } = question
    const [field, order] = sort
    const [rows, total] = await this.messages.findAndCount({
      where: wanted(filter),
      order: { [field]: order, id: 'ASC' },
      skip: first,
      take: most,
    })
    return { rows: rows.map(formMessageView), first, total }
  }

  /** Every message by these forms, the newest first. */
  async all(forms: GuestForm[]): Promise<FormMessageView[]> {
    const rows = await this.messages.find({
      where: { form: In(forms) },
      order: { createdAt: 'DESC', id: 'ASC' },
    })
    return rows.map(formMessageView)
  }

  /** Null when there is no such message. */
  async one(id: string): Promise<FormMessageView | null> {
    const found = await this.messages.findOneBy({ id })
    return found && formMessageView(found)
  }

  /**
   * Notes whether a message is handled, and what staff want to remember of it.
   *
   * @param by who says so; kept with the moment it was first said
   */
  async change(
    id: string,
    { handled, note }: FormMessageChange,
    by: string,
  ): Promise<Answer<FormMessageView>> {
    const wrong = checkOptionalText(note, 'notes')
    if (wrong !== null) return { ok: false, error: invalidInput([{ field: 'note', text: wrong }]) }
    await this.messages.update({ id }, { note })
    if (handled)
      await this.messages.update(
        { id, handledAt: IsNull() },
        { handledAt: new Date(this.clock.now()), handledBy: by },
      )
    else await this.messages.update({ id }, { handledAt: null, handledBy: null })
    const found = await this.one(id)
    if (!found) return { ok: false, error: plainError('not-found', UNKNOWN_MESSAGE) }
    this.notifier.say('changed', JSON.stringify({ noun: 'form-messages', id }))
    return { ok: true, value: found }
  }
}

/** What a filter leaves; words are looked for in the name, the address and every answer. */
function wanted({
  id,
  q,
  forms,
  handled,
}: FormMessageListQuestion['filter']): FindOptionsWhere<FormMessageEntity>[] {
  const always: FindOptionsWhere<FormMessageEntity> = {
    ...(id && { id: In(id) }),
    ...(forms && { form: In(forms) }),
    ...(handled !== undefined && { handledAt: handled ? Not(IsNull()) : IsNull() }),
  }
  if (q === undefined) return [always]
  const words = wordsAnywhere(q)
  return [
    { ...always, name: ILike(words) },
    { ...always, email: ILike(words) },
    { ...always, answers: Raw((answers) => `CAST(${answers} AS text) ILIKE :words`, { words }) },
  ]
}
