import { useWords } from '../texts/words.ts'
import { SignUpPage } from './SignUpPage.tsx'
import { projectParts } from './project-parts.ts'

/** /inschrijven-hu-studenten: asks for support of a project (G §2). */
export function ProjectScreen() {
  const words = useWords()
  return (
    <SignUpPage
      form="project"
      title="Je project aanmelden"
      heading="Je project aanmelden"
      description="Vraag ondersteuning door HU-studenten aan voor een project in natuur, eten, sport of iets anders."
      parts={projectParts}
      words={words.projectForm}
      busy="We versturen je aanvraag…"
    >
      <p>
        HU-studenten denken mee over projecten in de buurt. Vertel ons wat je wilt maken, voor wie
        en waar. We bekijken je aanvraag en nemen contact met je op.
      </p>
    </SignUpPage>
  )
}
