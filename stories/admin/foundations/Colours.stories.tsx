import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tokens } from '../../../admin/theme/ThemeTokens.tsx'
import { sourceShades } from '../../../rules/sources/source-shades.ts'
import { defaultSources } from '../../../rules/sources/source.ts'
import { ContrastTable, type Pair } from '../../foundations/ContrastTable.tsx'
import { expectEnoughContrast } from '../../foundations/expect-contrast.ts'
import { Part, Sample, Samples, Sheet, Swatch } from '../../foundations/Sheet.tsx'
import { onPhone } from '../../sizes.ts'
import { PropertyGround } from '../fixtures/InHouse.tsx'

const colours = Object.entries(tokens).filter(([, value]) => value.startsWith('#'))

const on = (ground: string, ...colours: string[]): Pair[] =>
  colours.map((colour) => ({ colour, ground }))

const pairs: Pair[] = [
  ...on('--bg', '--ink', '--ink-2', '--muted', '--brass-text'),
  ...on('--paper', '--ink', '--ink-2', '--muted', '--brass-text', '--ok', '--warn', '--bad'),
  ...on('--sunk', '--ink', '--muted'),
  ...on('--ink-tint', '--ink', '--ink-2'),
  ...on('--ink', '--paper', '--brass-light'),
  ...on('--brass-tint', '--ink', '--brass-text'),
  ...on('--ok-tint', '--ok'),
  ...on('--warn-tint', '--warn'),
  ...on('--bad-tint', '--bad'),
  ...['--faint', '--field'].map((colour) => ({ colour, ground: '--paper', edge: true as const })),
]

/** Beside words or a shape that say the same: never the only sign of anything. */
const ornaments = ['--line', '--line-2', '--brass']

/** The four colours of a source: of its edge, behind a stay, behind its last morning, of words. */
const shades = ['main', 'tint', 'pale', 'deep'] as const

const meta: Meta = {
  title: 'Back office/Foundations/Colours',
  render: () => (
    <PropertyGround>
      <Sheet title="Colours of the back office" sources={['admin/theme/theme.json']}>
        <Part title="On the ground they stand on">
          <ContrastTable pairs={pairs} />
        </Part>
        <Part title="Ink, grey, brass and what they say">
          <p>Style sheets use these names; MUI has the same numbers from the theme.</p>
          <Samples>
            {colours.map(([name, value]) => (
              <Sample key={name} name={name} value={value}>
                <Swatch colour={value} />
              </Sample>
            ))}
          </Samples>
        </Part>
        {defaultSources.map(({ id, name, colour }) => (
          <Part key={id} title={name}>
            <Samples>
              {shades.map((shade) => (
                <Sample key={shade} name={shade} value={sourceShades(colour)[shade]}>
                  <Swatch colour={sourceShades(colour)[shade]} />
                </Sample>
              ))}
            </Samples>
          </Part>
        ))}
      </Sheet>
    </PropertyGround>
  ),
}
export default meta

export const InkBrassAndSources: StoryObj = {
  play: async ({ canvasElement, step }) => {
    await step('each colour can be read on its ground', () => expectEnoughContrast(canvasElement))
    await step('each colour has its ground here, or is an ornament', async () => {
      const placed = new Set([...ornaments, ...pairs.flatMap((pair) => Object.values(pair))])
      await expect(colours.map(([name]) => name).filter((name) => !placed.has(name))).toEqual([])
    })
  },
}

export const OnAPhone: StoryObj = { globals: onPhone }
