import type { IconName } from '../marks/Icon.tsx'
import type { TextKey } from '../texts/dutch.ts'

/** The sidebar (BO §2): only screens that exist. */
export const menuEntries: { to: string; icon: IconName; label: TextKey }[] = [
  { to: '/agenda', icon: 'agenda', label: 'shell.agenda' },
  { to: '/mail', icon: 'mail', label: 'shell.mail' },
  { to: '/instellingen', icon: 'settings', label: 'shell.settings' },
]
