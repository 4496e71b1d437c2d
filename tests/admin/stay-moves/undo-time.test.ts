import { expect, it } from 'vitest'
import { UNDONE_WITHIN_MS, isInTime } from '../../../admin/stay-moves/undo-time.ts'
import { SETTLED_AFTER_MS } from '../../../api/mail/templates/booking-mails.ts'
import { messageSeconds } from '../../../rules/messages/message-seconds.ts'

it('A change can be undone as long as its notice stands, and never once the guest was told', () => {
  expect(isInTime(5_000, 5_000 + messageSeconds.undo * 1000)).toBe(true)
  expect(isInTime(5_000, 5_001 + UNDONE_WITHIN_MS)).toBe(false)
  expect(UNDONE_WITHIN_MS).toBeLessThan(SETTLED_AFTER_MS)
})
