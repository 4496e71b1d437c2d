import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import tokensText from '../../../guest/styles/tokens.css?raw'
import { readTokens, type Token } from '../../foundations/custom-properties.ts'
import { Bar, Part, Sample, Samples, Shape, Sheet } from '../../foundations/Sheet.tsx'
import { onPhone } from '../../sizes.ts'
import { GuestLook } from '../fixtures/GuestLook.tsx'

const space = readTokens(tokensText, 'space')
const edges = readTokens(tokensText, 'edges')
const focus = readTokens(tokensText, 'focus')
const motion = readTokens(tokensText, 'motion')

const meta: Meta = {
  title: 'Guest site/Foundations/Space and edges',
  render: () => (
    <>
      <GuestLook />
      <Sheet title="Space and edges of the guest site" sources={['guest/styles/tokens.css']}>
        <Part title="Space">
          <Samples>
            {space.map((token) => (
              <Sample key={token.name} {...token}>
                <Bar length={`var(${token.name})`} />
              </Sample>
            ))}
          </Samples>
        </Part>
        <Part title="Edges">
          <Samples>
            {edges.map((token) => (
              <Sample key={token.name} {...token}>
                <Edge name={token.name} />
              </Sample>
            ))}
          </Samples>
        </Part>
        <Part title="Focus">
          <Samples>
            <Sample name="Focus ring" value={focus.map(({ value }) => value).join(' · ')}>
              <Shape
                look={{
                  outline: 'var(--focus-ring)',
                  outlineOffset: 'var(--focus-offset)',
                  boxShadow: 'var(--focus-gap)',
                  borderRadius: 'var(--radius-s)',
                }}
              />
            </Sample>
          </Samples>
        </Part>
        <Part title="Motion">
          <p>Who asks for less motion has none.</p>
          <Values tokens={motion} />
        </Part>
      </Sheet>
    </>
  ),
}
export default meta

/** A radius, a shadow or a width, drawn by what its name says. */
function Edge({ name }: { name: string }) {
  const value = `var(${name})`
  if (name.startsWith('--radius'))
    return <Shape look={{ borderRadius: value, border: '1px solid' }} />
  if (name.startsWith('--shadow')) return <Shape look={{ boxShadow: value }} />
  return <Bar length={value} />
}

function Values({ tokens }: { tokens: Token[] }) {
  return (
    <Samples>
      {tokens.map((token) => (
        <Sample key={token.name} {...token} />
      ))}
    </Samples>
  )
}

export const SpaceEdgesAndMotion: StoryObj = {
  play: async ({ canvas }) => {
    for (const { name } of [...space, ...edges, ...motion])
      await expect(canvas.getByText(name)).toBeVisible()
  },
}

export const OnAPhone: StoryObj = { globals: onPhone }
