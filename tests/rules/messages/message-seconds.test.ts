import { expect, it } from 'vitest'
import { messageSeconds } from '../../../rules/messages/message-seconds.ts'

it('A success stands 3 s, 8 s when it can be undone, and the contact form waits 40 s (BO §9, G §9)', () => {
  expect(messageSeconds).toEqual({ success: 3, undo: 8, contactForm: 40 })
})
