import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { policyText } from '../requests/security-headers.ts'
import { clientFolder } from './client-folder.ts'

/** Where the build left room for the nonce. */
const PLACE = '__CSP_NONCE__'

/** The back office's page, made anew for each answer: style elements are allowed by a nonce that no two answers share. */
export class BackOfficePage {
  private readonly template: string | null

  constructor(folder: string | null = clientFolder) {
    const file = `${folder}admin/index.html`
    this.template = folder !== null && existsSync(file) ? readFileSync(file, 'utf8') : null
  }

  /** The page and the policy that goes with it; null where the back office was not built. */
  render(): { html: string; policy: string } | null {
    if (this.template === null) return null
    const nonce = randomBytes(16).toString('base64url')
    return { html: this.template.replaceAll(PLACE, nonce), policy: policyText(nonce) }
  }
}
