/** The forms of the guest site that anybody can send (G §2). */
export const guestForms = ['contact', 'business', 'vendor', 'project'] as const
export type GuestForm = (typeof guestForms)[number]

/**
 * A form as it is filled in: the text of each field by its name, '' for an empty field and for a
 * box that is not ticked. What a browser posts without script looks the same.
 */
export type FormTexts = Record<string, string>
