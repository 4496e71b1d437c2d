import type { PoolClient } from 'pg'
import { z } from 'zod'
import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { isLive } from '../../../rules/bookings/booking-state.ts'
import { formatDay } from '../../../rules/calendar/day.ts'
import { checkBookingEdit } from '../../../rules/forms/check-booking-edit.ts'
import { message, textId } from '../../../rules/texts/message.ts'
import { day } from '../../availability/stay-shapes.ts'
import { Refused, fieldRefused, plainError } from '../../errors/refused.ts'
import { loadProperty } from '../../facts/load-property.ts'
import { entriesOf } from '../../folios/folios.ts'
import { entryId, pressShape, receiptShape, type takeBackShape } from '../../orders/act-shapes.ts'
import type { Asked, DataOf } from '../../orders/acts.ts'
import { wrongAmount } from '../../payments/money-acts.ts'
import {
  type PaidInHand,
  enterInHand,
  isReceipt,
  takeBackInHand,
} from '../../payments/payment-owner.ts'
import { chosenLanguage } from '../../requests/language-shapes.ts'
import { issueOf } from '../../requests/shape.ts'
import { formText, storedInteger } from '../../requests/stored-values.ts'
import { addEvent, refuseStale } from '../../subjects/events.ts'
import { roomIsFree } from '../booking-rows.ts'
import {
  type StayRecord,
  type Writer,
  bookingSubject,
  saveStay,
  confirmStay,
  payLinkEnd,
} from '../stay-record.ts'
import {
  type AskedOf,
  type BookingServices,
  lockRoomTypes,
  notChangeable,
  refuseChanged,
  dayAt,
} from './acted-booking.ts'

/** Money that staff have in hand for a booking. */
export const bookingReceiptShape = receiptShape.extend({
  restDueOn: day(textId('booking.restDueOn'))
    .optional()
    .meta({ description: 'Of a part: the day on which the rest is due; left out: arrival.' }),
})

/**
 * Staff have money in hand: a receipt. Refused: an ended booking, more than is open, and a day for
 * the rest that is past or after the stay.
 */
export async function markPaid(
  client: PoolClient,
  { order, data, by, requestId, at }: AskedOf<typeof bookingReceiptShape>,
): Promise<void> {
  const { restDueOn } = data
  const isDay = restDueOn === undefined || (restDueOn >= dayAt(at) && restDueOn <= order.roomUntil)
  if (!isDay) throw fieldRefused('restDueOn', message('booking.restDueOn'))
  const key = `receipt-${order.id}-${requestId}`
  const refusal = await enterInHand(client, stayInHand(client, order), { ...data, at, by, key })
  if (refusal === 'too-high') throw wrongAmount(message('bill.tooHigh'))
  if (refusal) throw new Refused(plainError('booking-not-payable'))
}

/**
 * A receipt of staff was a mistake. Money of the provider or a channel is none of these (reading
 * `payment.by-hand`).
 */
export async function takeBackReceipt(
  client: PoolClient,
  { order, data: { entryId }, by, at }: AskedOf<typeof takeBackShape>,
): Promise<void> {
  const entries = await entriesOf(client, order.id)
  const receipt = entries.find((one) => one.id === entryId && isReceipt(one))
  const stay = stayInHand(client, order)
  const isBack = receipt && (await takeBackInHand(client, stay, receipt, { at, by }))
  if (!isBack) throw notChangeable()
}

/**
 * A booking that is locked, for money that staff have in hand. It ends a hold, also where it is a part:
 * the rest is then due on a day (reading `booking.part-paid`).
 */
export function stayInHand(client: PoolClient, stay: StayRecord): PaidInHand {
  const { id, state, arrival, balanceCents } = stay
  return {
    subject: bookingSubject(id),
    balanceCents,
    isPayable: stateAfter(state, 'mark-paid') !== null,
    mayGoBack: stateAfter(state, 'take-back-receipt') !== null,
    async follows(receipt, isPart) {
      const writer = { ...receipt, staffId: null }
      const due = receipt.restDueOn ?? stay.restDueOn ?? (state === 'held' ? arrival : null)
      if (isPart && due !== null)
        await saveStay(client, stay, { rest_due_on: formatDay(due) }, writer)
      if (stateAfter(state, 'confirm')) await confirmStay(client, stay, writer)
    },
  }
}

const text = formText('Deze tekst is niet leesbaar.')

/** What staff write anew of a booking; the rules check it. What is left out stays. */
export const editShape = pressShape
  .extend({
    name: text.optional(),
    email: text.optional(),
    phone: text.optional(),
    notes: text.optional(),
    language: chosenLanguage.optional(),
    roomId: storedInteger('Kies een kamernummer.')
      .optional()
      .meta({ description: 'The room that staff choose: it pins the booking.' }),
    receipt: receiptShape.pick({ cents: true, method: true }).optional(),
    takenBackEntryId: entryId.optional(),
  })
  .check(({ value, issues }) => {
    for (const error of checkBookingEdit(value)) issues.push(issueOf(error, value[error.field]))
  })
type BookingEdit = DataOf<typeof editShape>

/** The columns that staff write anew, by the name of their field. */
const FIELDS = ['name', 'email', 'phone', 'notes', 'language'] as const

/** A field that staff wrote anew. */
interface FieldEdit {
  field: (typeof FIELDS)[number]
  from: string
  to: string
}
type Written = Partial<Record<(typeof FIELDS)[number], string | undefined>>

const NOT_FREE = 'Deze kamer is in deze nachten niet vrij. Kies een andere.'

/**
 * 'Opslaan' (BO §2, §4): name, e-mail, phone, notes, the guest's language, room number and payment, all
 * of it or nothing.
 * Only what staff wrote anew is sent, so what others wrote elsewhere stays. A chosen room pins the
 * booking. Refused: a room that is not free in these nights, and what the receipts refuse.
 */
export async function edit(client: PoolClient, asked: AskedOf<typeof editShape>): Promise<void> {
  const { order } = asked
  const { receipt, takenBackEntryId: entryId, roomId, ...written } = asked.data
  await refuseDecided(client, asked)
  await refuseChanged(client, asked)
  const room = roomId === undefined ? null : await chosenRoom(client, order, roomId)
  await writeEdit(client, asked, { changes: writtenAnew(order, written), room })
  if (entryId !== undefined) await takeBackReceipt(client, { ...asked, data: { entryId } })
  if (receipt) await markPaid(client, { ...asked, data: receipt })
}

/** The lock for a room that is chosen. */
export async function lockChosenRoom(
  client: PoolClient,
  { id, data }: { id: string; data: BookingEdit },
): Promise<void> {
  if (data.roomId !== undefined) await lockRoomTypes(client, id)
}

/** Refuses where others decided meanwhile about the money that is edited along. */
async function refuseDecided(
  client: PoolClient,
  { order: { id }, data, version, at }: AskedOf<typeof editShape>,
): Promise<void> {
  const { receipt, takenBackEntryId: entryId } = data
  const act = receipt ? 'mark-paid' : entryId === undefined ? null : 'take-back-receipt'
  if (act === null || version === undefined) return
  await refuseStale(client, bookingSubject(id), { act, version, at })
}

/** Writes fields and room, and notes an event for each. */
async function writeEdit(
  client: PoolClient,
  asked: AskedOf<typeof editShape>,
  { changes, room }: { changes: FieldEdit[]; room: number | null },
): Promise<void> {
  const { order, data, by, at } = asked
  if (changes.length === 0 && room === null) return
  const after: Partial<Record<FieldEdit['field'], string>> = Object.fromEntries(
    changes.map(({ field, to }) => [field, to]),
  )
  if (after.email !== undefined) await nameWhoWrites(client, asked)
  const columns = {
    ...after,
    // One name as it is kept: first and last name were the guest's own spelling of the former one.
    ...(after.name !== undefined && { first_name: null, last_name: null }),
    ...(room !== null && { room_id: data.roomId!, wanted_room_id: data.roomId!, pinned: true }),
  }
  await saveStay(client, order, columns, asked)
  const subject = bookingSubject(order.id)
  if (changes.length > 0)
    await addEvent(client, subject, { kind: 'changed', by, at, data: { changes } })
  if (room === null || data.roomId === order.roomId) return
  const moved = { from: order.fields.room || '–', to: String(room) }
  await addEvent(client, subject, { kind: 'room-moved', by, at, data: moved })
}

/** What of the booking's own fields staff wrote anew. */
function writtenAnew({ fields }: StayRecord, written: Written): FieldEdit[] {
  return FIELDS.flatMap((field) => {
    const to = written[field]
    const from = fields[field]
    return to === undefined || to === from ? [] : [{ field, from, to }]
  })
}

/** The number of the room that staff chose; refused where it is not free in these nights. */
async function chosenRoom(
  client: PoolClient,
  { id, state, roomId: formerId }: StayRecord,
  roomId: number,
): Promise<number> {
  if (!isLive(state)) throw notChangeable()
  const { rows } = await client.query<{ number: number; free: boolean }>(
    `SELECT x.number, x.active AND ${roomIsFree('b.stay')} AS free
     FROM bookings b JOIN rooms x ON x.room_type_id = b.room_type_id WHERE b.id = $1 AND x.id = $2`,
    [id, roomId],
  )
  const isFree = rows[0] && (rows[0].free || roomId === formerId)
  if (!isFree) throw fieldRefused('roomId', NOT_FREE)
  return rows[0]!.number
}

/** Names who writes, for the trigger by which the customer follows a changed address (0037). */
async function nameWhoWrites(client: PoolClient, { by, staffId }: Writer): Promise<void> {
  await client.query(
    `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', $2, true)`,
    [by, staffId ?? ''],
  )
}

/** Whether the booking stays in its room when others need one. */
export const pinShape = pressShape.extend({ pinned: z.boolean('Kies vastgezet of niet.') })

/**
 * Pins a booking to the room it has, so that it is not moved for others, or gives it free again.
 * What stands so already is left.
 */
export async function pinRoom(client: PoolClient, asked: AskedOf<typeof pinShape>): Promise<void> {
  const { order, by, at } = asked
  const { pinned } = asked.data
  if (order.pinned === pinned) return
  const wanted_room_id = pinned ? order.roomId : null
  await saveStay(client, order, { pinned, wanted_room_id }, asked)
  const kind = pinned ? 'room-pinned' : 'room-unpinned'
  const event = { kind, at, by, data: { room: Number(order.fields.room) } }
  await addEvent(client, bookingSubject(order.id), event)
}

/**
 * Writes the confirmation once more; the plan then finds it unsent. For a room that staff hold it
 * writes the mail that asks to pay, also for the first time: the guest's address may have come
 * later. What is open of a confirmed booking gets a new link with it; of guests who have left, the
 * bill alone is asked for. Refused: a booking that is neither held by staff nor confirmed,
 * and a guest without an address.
 */
export async function resendConfirmation(
  client: PoolClient,
  asked: Asked<StayRecord>,
  { mails }: BookingServices,
): Promise<void> {
  const { order, requestId, changed } = asked
  const { id, state, roomUntil } = order
  const asksToPay = state === 'held' && order.isOfStaff
  if (!asksToPay && !stateAfter(state, 'resend-confirmation')) throw notChangeable()
  if (order.fields.email === '')
    throw new Refused(plainError('booking-without-email', 'Deze boeking heeft geen e-mailadres.'))
  const today = dayAt(asked.at)
  const isOpen = state === 'confirmed' && order.balanceCents > 0
  const hasLeft = isOpen && roomUntil <= today
  if (isOpen) {
    const { facts } = (await loadProperty(client, today)).known
    const pay_link_until = new Date(payLinkEnd(today, roomUntil, facts.numbers))
    await saveStay(client, order, { pay_link_until }, asked)
  }
  const kind = asksToPay || hasLeft ? 'payment-request' : 'confirmation'
  await mails.write(bookingSubject(id), kind, requestId, { on: client })
  changed('mails', null)
}
