import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import tokensText from '../../../guest/styles/tokens.css?raw'
import { ContrastTable, type Pair } from '../../foundations/ContrastTable.tsx'
import { readTokens } from '../../foundations/custom-properties.ts'
import { expectEnoughContrast } from '../../foundations/expect-contrast.ts'
import { Part, Sample, Samples, Sheet, Swatch } from '../../foundations/Sheet.tsx'
import { onPhone } from '../../sizes.ts'
import { GuestLook } from '../fixtures/GuestLook.tsx'

const materials = readTokens(tokensText, 'materials')
const roles = readTokens(tokensText, 'roles')

const on = (ground: string, ...colours: string[]): Pair[] =>
  colours.map((colour) => ({ colour, ground }))

const pairs: Pair[] = [
  ...on('--page', '--text', '--text-soft', '--link', '--danger'),
  ...on('--surface', '--text', '--text-soft', '--link', '--danger'),
  ...on('--surface-sunk', '--text', '--text-soft'),
  ...on('--surface-dark', '--text-on-dark'),
  ...on('--action', '--action-text'),
  ...on('--action-hover', '--action-text'),
  ...on('--selected', '--selected-text'),
  ...on('--selected-band', '--text', '--link'),
  ...on('--tag', '--tag-text'),
  ...on('--info-surface', '--info'),
  ...on('--success-surface', '--success'),
  ...on('--notice-surface', '--notice'),
  ...on('--danger-surface', '--danger'),
  { colour: '--line-control', ground: '--surface', edge: true },
  { colour: '--line-control', ground: '--page', edge: true },
]

/** Beside words or a shape that say the same: never the only sign of anything. */
const ornaments = [
  '--line',
  '--beam',
  '--tag-edge',
  '--info-edge',
  '--success-edge',
  '--notice-edge',
  '--danger-edge',
]

const meta: Meta = {
  title: 'Guest site/Foundations/Colours',
  render: () => (
    <>
      <GuestLook />
      <Sheet title="Colours of the guest site" sources={['guest/styles/tokens.css']}>
        <Part title="On the ground they stand on">
          <ContrastTable pairs={pairs} />
        </Part>
        <Part title="Roles">
          <p>Style sheets use these names. Each stands for a material.</p>
          <Colours tokens={roles} />
        </Part>
        <Part title="Materials">
          <p>
            Chalk, marl, timber, the Maas, the orchard and cherries: for drawings and for the roles.
          </p>
          <Colours tokens={materials} />
        </Part>
      </Sheet>
    </>
  ),
}
export default meta

function Colours({ tokens }: { tokens: typeof roles }) {
  return (
    <Samples>
      {tokens.map(({ name, value, note }) => (
        <Sample key={name} name={name} value={value} note={note}>
          <Swatch colour={`var(${name})`} />
        </Sample>
      ))}
    </Samples>
  )
}

export const RolesAndMaterials: StoryObj = {
  play: async ({ canvasElement, step }) => {
    await step('each colour can be read on its ground', () => expectEnoughContrast(canvasElement))
    await step('each role has its ground here, or is an ornament', async () => {
      const placed = new Set([...ornaments, ...pairs.flatMap((pair) => Object.values(pair))])
      await expect(roles.map(({ name }) => name).filter((name) => !placed.has(name))).toEqual([])
    })
  },
}

export const OnAPhone: StoryObj = { globals: onPhone }
