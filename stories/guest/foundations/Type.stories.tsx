import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import tokensText from '../../../guest/styles/tokens.css?raw'
import { readTokens } from '../../foundations/custom-properties.ts'
import { Part, Sheet } from '../../foundations/Sheet.tsx'
import { TypeSample } from '../../foundations/TypeSample.tsx'
import { onPhone } from '../../sizes.ts'
import { GuestLook } from '../fixtures/GuestLook.tsx'

const tokens = readTokens(tokensText, 'type')
const named = (prefix: string) => tokens.filter(({ name }) => name.startsWith(prefix))
const sentence = 'Acht kamers tussen de Maas en de boomgaarden'

const meta: Meta = {
  title: 'Guest site/Foundations/Type',
  render: () => (
    <>
      <GuestLook />
      <Sheet title="Type of the guest site" sources={['guest/styles/tokens.css']}>
        <Part title="Faces">
          {named('--font').map(({ name, value }) => (
            <TypeSample key={name} name={name} note={value} style={{ fontFamily: `var(${name})` }}>
              {sentence}
            </TypeSample>
          ))}
        </Part>
        <Part title="Titles">
          <TypeSample name="h1">
            <span className="display" style={{ fontSize: 'var(--text-3xl)' }}>
              Slapen in vakwerk
            </span>
          </TypeSample>
          <TypeSample name="h2">
            <span className="display" style={{ fontSize: 'var(--text-2xl)' }}>
              Uit het gastenboek
            </span>
          </TypeSample>
          <TypeSample name="h3">
            <span className="display" style={{ fontSize: 'var(--text-xl)' }}>
              Ruime knusse kamer
            </span>
          </TypeSample>
        </Part>
        <Part title="Sizes">
          {named('--text-').map(({ name, value, note }) => (
            <TypeSample
              key={name}
              name={name}
              note={[value, note].filter(Boolean).join(', ')}
              style={{ fontSize: `var(${name})`, lineHeight: 'var(--leading-snug)' }}
            >
              {sentence}
            </TypeSample>
          ))}
        </Part>
        <Part title="Weights">
          {named('--weight').map(({ name, value }) => (
            <TypeSample key={name} name={name} note={value} style={{ fontWeight: `var(${name})` }}>
              {sentence}
            </TypeSample>
          ))}
        </Part>
        <Part title="Lines">
          {[...named('--leading'), ...named('--measure')].map(({ name, value }) => (
            <TypeSample
              key={name}
              name={name}
              note={value}
              style={
                name === '--measure'
                  ? { maxWidth: `var(${name})` }
                  : { maxWidth: 'var(--measure)', lineHeight: `var(${name})` }
              }
            >
              Onder het schuine dak van het oude huis ligt onze kleinste kamer. Door het raampje
              kijk je op de bloesem in de tuin, en ’s ochtends valt de zon op je kussen.
            </TypeSample>
          ))}
        </Part>
      </Sheet>
    </>
  ),
}
export default meta

export const FacesAndSizes: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^--/).map((name) => name.textContent)).toEqual(
      expect.arrayContaining(tokens.map(({ name }) => name)),
    )
  },
}

export const OnAPhone: StoryObj = { globals: onPhone }
