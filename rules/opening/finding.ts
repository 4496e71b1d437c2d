import type { Message } from '../texts/message.ts'

/** What is found of a step: `missing` keeps the house shut, `warning` does not. */
export interface Finding {
  kind: 'missing' | 'warning' | 'ready'
  text: Message
}

export const missing = (text: Message): Finding => ({ kind: 'missing', text })
export const warning = (text: Message): Finding => ({ kind: 'warning', text })
export const ready = (text: Message): Finding => ({ kind: 'ready', text })
