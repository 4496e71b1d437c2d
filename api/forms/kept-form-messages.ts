import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, Repository } from 'typeorm'
import { z } from 'zod'
import { checkOptionalText } from '../../rules/forms/check-text.ts'
import { guestForms } from '../../rules/forms/guest-forms.ts'
import { instantText } from '../database/house-days.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, notFound, wrongField } from '../errors/refused.ts'
import { Lists, listOf } from '../lists/list-of.ts'
import { either, filterBy, idIn, wordsIn } from '../lists/list-filters.ts'
import type { FormMessageChange } from './form-message-change.ts'
import { FormMessageEntity } from './form-message-entity.ts'
import type { FormMessageView } from './form-message-view.ts'

/** What is said of a message that is not there. */
export const UNKNOWN_MESSAGE = 'Dit bericht bestaat niet.'

/** The messages by forms, as `GET /api/back-office/form-messages` lists them. */
export const formMessageList = listOf(
  {
    from: 'form_messages',
    as: 'm',
    columns: `m.id, m.form, m.name, m.email, m.phone, m.answers, m.place, m.latitude, m.longitude, m.language, ${instantText('m.created_at')} AS "createdAt",
      m.handled_at IS NOT NULL AS handled, ${instantText('m.handled_at')} AS "handledAt", m.handled_by AS "handledBy", m.note`,
    sorts: { id: 'm.id', createdAt: 'm.created_at', name: 'm.name', handledAt: 'm.handled_at' },
    filters: {
      id: idIn(z.uuid(), 'm.id'),
      /** Words in the name, the address or any answer. */
      q: wordsIn('m.name', 'm.email', 'm.answers::text'),
      forms: filterBy(
        z.array(z.enum(guestForms)).max(guestForms.length),
        (forms, parameter) => `m.form = ANY (${parameter(forms)})`,
      ),
      handled: either('m.handled_at IS NOT NULL', 'm.handled_at IS NULL'),
    },
  },
  ['createdAt', 'DESC'],
)

/** What staff note of the messages by forms. */
@Injectable()
export class KeptFormMessages {
  constructor(
    @InjectRepository(FormMessageEntity)
    private readonly messages: Repository<FormMessageEntity>,
    private readonly lists: Lists,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

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
    if (wrong !== null) return wrongField('note', wrong)
    await this.messages.update({ id }, { note })
    if (handled)
      await this.messages.update(
        { id, handledAt: IsNull() },
        { handledAt: new Date(this.clock.now()), handledBy: by },
      )
    else await this.messages.update({ id }, { handledAt: null, handledBy: null })
    const found = await this.lists.one<FormMessageView>(formMessageList, id)
    if (!found) return notFound(UNKNOWN_MESSAGE)
    this.notifier.publish('form-messages', id)
    return { ok: true, value: found }
  }
}
