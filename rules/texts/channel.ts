/** What channels are sent, and the links that send it. Not in the documents. */
export const channelTexts = {
  /** All that a channel reads of a block: nobody outside the house learns more. */
  blocked: 'Niet beschikbaar',
  channelMissing: 'Kies een kanaal.',
  roomMissing: 'Kies een kamer.',
  twice: 'Deze kamer heeft al een koppeling met dit kanaal.',
} as const
