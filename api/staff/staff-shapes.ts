import { z } from 'zod'
import { textId } from '../../rules/texts/message.ts'
import { storedInteger } from '../requests/stored-values.ts'
import { newPasswordShape, ownPasswordShape } from './password-shape.ts'

/** How long it may be, the rules say with their own sentence. */
const typed = z
  .string({ error: textId('formFields.unreadable') })
  .nullish()
  .transform((text) => text ?? '')

/** Body of `POST /api/back-office/staff`. */
export const invitationShape = z.object({ name: typed, email: typed })
export type Invitation = z.output<typeof invitationShape>

/** What became of the mail: `logged` is a demo without a mail server, whose log has the link. */
const mailFate = z.enum(['sent', 'logged', 'not-sent'])

/** A row of `GET /api/back-office/staff`. */
export const staffViewShape = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  active: z.boolean().meta({ description: 'Whether they may sign in.' }),
  invitedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When they were last invited, while they chose no password yet.' }),
  twoSteps: z.boolean().meta({ description: 'Whether signing in asks for a code too.' }),
  lastSeenAt: z.iso.datetime().nullable(),
  sessions: z.int().meta({ description: 'Sessions that run.' }),
  removable: z
    .boolean()
    .meta({ description: 'They never did anything: the row can go, else be switched off.' }),
  version: z.int(),
})
export type StaffView = z.output<typeof staffViewShape>

/** A member of staff, and what became of the mail to them. */
export const mailedStaffShape = staffViewShape.extend({ mail: mailFate })
export type MailedStaffView = z.output<typeof mailedStaffShape>

/** `GET /api/back-office/account`: who is signed in, as they may change it. */
export const accountShape = z.object({
  name: z.string(),
  email: z.string(),
  twoStepsSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  version: z.int(),
})
export type AccountView = z.output<typeof accountShape>

export const nameShape = z.object({ name: typed, version: storedInteger().optional() })
export const newEmailShape = z.object({ email: typed, password: ownPasswordShape })
export const ownNewPasswordShape = z.object({
  password: ownPasswordShape,
  newPassword: newPasswordShape,
})
export const passwordOnlyShape = z.object({ password: ownPasswordShape })

const code = z
  .string({ error: textId('login.wrongCode') })
  .max(100, { error: textId('login.wrongCode') })
export const setupCodeShape = z.object({
  setup: z
    .string({ error: textId('login.setupOver') })
    .max(1_000, { error: textId('login.setupOver') }),
  code,
})
export const passwordAndCodeShape = z.object({ password: ownPasswordShape, code })

/** What an authenticator app is set up with; `setup` comes back with its first code. */
export const twoStepSetupShape = z.object({
  secret: z.string().meta({ description: 'The key as text, for an app without a camera.' }),
  picture: z.string().meta({ description: 'The QR code as SVG.' }),
  setup: z.string(),
})
export type TwoStepSetupView = z.output<typeof twoStepSetupShape>

/** Shown once, and never again. */
export const recoveryCodesShape = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodesView = z.output<typeof recoveryCodesShape>

/** A row of `GET /api/back-office/account/sessions`. */
export const sessionViewShape = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean(),
})
export type SessionView = z.output<typeof sessionViewShape>
