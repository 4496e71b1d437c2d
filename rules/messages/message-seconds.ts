/** How long messages stand, in seconds (BO §9, G §9; reading `messages.seconds`). */
export const messageSeconds = {
  /** A success; the time stops under the pointer or the focus. */
  success: 3,
  /** A success that can be undone. */
  undo: 8,
  /** After this the contact form gives up waiting for an answer. */
  contactForm: 40,
} as const
