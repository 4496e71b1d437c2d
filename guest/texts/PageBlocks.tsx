import type { PageBlock } from '../../api/pages/page-content.ts'
import { idOf } from './id-of.ts'
import { PageInlines } from './PageInlines.tsx'
import { PagePartOf } from './PagePartOf.tsx'
import { useWords } from './words.ts'

/** The words of an information page, one block below the other. */
export function PageBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  // Words do not move while they are shown: the place is the key.
  return blocks.map((block, place) => <Block key={place} block={block} first={place === 0} />)
}

function Block({ block, first }: { block: PageBlock; first: boolean }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={idOf(block.text)}>{block.text}</Heading>
    }
    case 'paragraph':
      return (
        <p>
          <PageInlines inside={block.inside} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place}>
              <PageInlines inside={item.inside} />
              <PageBlocks blocks={item.blocks} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <PageInlines inside={block.inside} />
        </blockquote>
      )
    case 'table':
      return <PageTable {...block} />
    case 'picture':
      return (
        <img
          src={block.source}
          alt={block.words}
          width="1200"
          height="800"
          loading={first ? 'eager' : 'lazy'}
        />
      )
    case 'part':
      return <PagePartOf name={block.name} />
  }
}

/** A table as wide as its words: on a phone it is moved from side to side, by keyboard too. */
function PageTable({ columns, rows }: Extract<PageBlock, { kind: 'table' }>) {
  const { sitePage: words } = useWords()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached
    <div className="text-page__table" role="region" aria-label={words.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head, align }, place) => (
              <th key={place} scope="col" data-align={align}>
                <PageInlines inside={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, place) => (
                <td key={place} data-align={columns[place]?.align}>
                  <PageInlines inside={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
