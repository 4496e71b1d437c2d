import { Fragment } from 'react'
import type { PageInline } from '../../api/pages/page-content.ts'
import { Link } from '../page/Link.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { wordsWithFacts } from './words-with-facts.ts'
import { useWords } from './words.ts'

/** The words of a sentence, with what the property says where the text asks for it. */
export function PageInlines({ inside }: { inside: readonly PageInline[] }) {
  return inside.map((inline, place) => <Inline key={place} inline={inline} />)
}

function Inline({ inline }: { inline: PageInline }) {
  switch (inline.kind) {
    case 'text':
      return <Words text={inline.text} />
    case 'break':
      return <br />
    case 'strong':
      return (
        <strong>
          <PageInlines inside={inline.inside} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <PageInlines inside={inline.inside} />
        </em>
      )
    case 'link': {
      const words = <PageInlines inside={inline.inside} />
      return inline.to.startsWith('/') ? (
        <Link to={inline.to}>{words}</Link>
      ) : (
        <a href={inline.to}>{words}</a>
      )
    }
  }
}

function Words({ text }: { text: string }) {
  const property = useProperty()
  const known = useWords()
  return wordsWithFacts(text, property, known).map(({ words, to }, place) =>
    to ? (
      <a key={place} href={to}>
        {words}
      </a>
    ) : (
      <Fragment key={place}>{words}</Fragment>
    ),
  )
}
