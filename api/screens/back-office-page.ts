import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { Inject, Injectable } from '@nestjs/common'
import { routeAt } from '../../screens/screen-routes.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { policyText } from '../requests/security-headers.ts'
import { CLIENT_FOLDER, siteAssets } from './client-folder.ts'
import { withSignInHead } from './sign-in-head.ts'
import { wordsOfPage } from './words-of-page.ts'

/** What stands around every screen of staff, below `admin/`. */
const LAYOUT = 'shell/BackOfficeLayout.tsx'

/** Where the build left room for the nonce. */
const PLACE = '__CSP_NONCE__'

/**
 * The back office's page, made anew for each answer: style elements are allowed by a nonce that no
 * two answers share.
 */
@Injectable()
export class BackOfficePage {
  private readonly template: string | null
  private readonly later: Record<string, string[]>

  constructor(
    @Inject(CLIENT_FOLDER) folder: string | null,
    private readonly address: PublicAddress,
    private readonly inForce: WordsInForce,
  ) {
    const file = `${folder}admin/index.html`
    this.template = folder !== null && existsSync(file) ? readFileSync(file, 'utf8') : null
    this.later = siteAssets('admin', folder).later
  }

  /**
   * The page for an address and the policy that goes with it; null where the back office was not
   * built.
   */
  render(path: string): { html: string; policy: string } | null {
    if (this.template === null) return null
    const nonce = randomBytes(16).toString('base64url')
    return {
      html: withSignInHead(this.template, path, this.address.url)
        .replaceAll(PLACE, nonce)
        .replace(
          '</head>',
          () => `${this.preloads(path)}${wordsOfPage(this.inForce.words)}</head>`,
        ),
      policy: policyText(nonce),
    }
  }

  private preloads(path: string): string {
    const source = routeAt(path)?.source
    const parts = source ? [LAYOUT, source] : []
    // Fetched beside the first script, not after it has run.
    const scripts = new Set(parts.flatMap((part) => this.later[part] ?? []))
    return [...scripts].map((href) => `<link rel="modulepreload" href="${href}">\n`).join('')
  }
}
