import { screens } from '../../screens/screen-routes.ts'

interface Door {
  title: string
  description: string
  /** The one of its addresses that stands for all. */
  canonical: string
}

const signIn: Door = {
  title: 'Inloggen · Kamersleutel',
  description: 'Inloggen voor medewerkers van het huis.',
  canonical: screens.login.path,
}

const doors: Readonly<Record<string, Door>> = {
  [screens.login.path]: signIn,
  [screens.signIn.path]: signIn,
  [screens.signInInDutch.path]: signIn,
  [screens.firstAccount.path]: {
    title: 'Het eerste account · Kamersleutel',
    description: 'Wie dit huis begint, maakt hier het eerste account.',
    canonical: screens.firstAccount.path,
  },
  [screens.newPassword.path]: {
    title: 'Wachtwoord vergeten · Kamersleutel',
    description: 'Medewerkers van B&amp;B Kamersleutel vragen hier een nieuw wachtwoord aan.',
    canonical: screens.newPassword.path,
  },
}

/**
 * The page of the back office with the title, description and canonical address of a page that is
 * seen without signing in; any other page as it is.
 *
 * @param publicUrl without a slash at its end
 */
export function withSignInHead(html: string, path: string, publicUrl: string): string {
  const door = doors[path]
  if (!door) return html
  return html.replace(/<title>[^<]*<\/title>/, '').replace(
    '</head>',
    `<title>${door.title}</title>
<meta name="description" content="${door.description}">
<link rel="canonical" href="${publicUrl}${door.canonical}">
</head>`,
  )
}
