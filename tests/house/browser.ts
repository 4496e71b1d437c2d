import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../launch/find-chromium.mjs'

/** A real Chromium without a window. Close it when done. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
}

/** Chromium's own sandbox refuses to run as root, and a container's /dev/shm is too small for it. */
export const chromiumArguments = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage']
