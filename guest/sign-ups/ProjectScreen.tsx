import { useWords } from '../texts/words.ts'
import { SignUpPage } from './SignUpPage.tsx'
import { projectParts } from './project-parts.ts'

/** /inschrijven-hu-studenten: asks for support of a project (G §2). */
export function ProjectScreen() {
  const words = useWords()
  return (
    <SignUpPage
      form="project"
      heading={words.siteForms.projectTitle}
      description={words.siteForms.projectDescription}
      intro={words.siteForms.projectIntro}
      parts={projectParts(words)}
      words={words.projectForm}
      busy={words.siteForms.sendingProject}
    />
  )
}
