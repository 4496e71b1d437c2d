import type { Letter } from '../letter.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting } from './stay-facts.ts'

/** After departure. */
export function thankYou(facts: MailFacts): Letter {
  return {
    subject: `Bedankt voor je verblijf bij ${facts.house.name}`,
    parts: [
      greeting(facts),
      {
        kind: 'text',
        text: 'Bedankt dat je bij ons was. We hopen dat je goed hebt geslapen en weer goed thuis bent.',
      },
      {
        kind: 'text',
        text: 'Viel er iets op, of kan er iets beter? Antwoord dan op deze mail, we lezen alles.',
      },
      { kind: 'link', label: 'Kom nog eens langs', url: `${facts.publicUrl}/home` },
    ],
    attachments: [],
  }
}
