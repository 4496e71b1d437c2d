import { Typography, type TypographyProps } from '@mui/material'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import theme from '../../../admin/theme/theme.json' with { type: 'json' }
import { Part, Sheet } from '../../foundations/Sheet.tsx'
import { TypeSample } from '../../foundations/TypeSample.tsx'
import { onPhone } from '../../sizes.ts'
import { PropertyGround } from '../fixtures/InHouse.tsx'

const { typography } = theme
const variants = Object.entries(typography).flatMap(([name, look]) =>
  typeof look === 'object' ? [{ name: name as Variant, look }] : [],
)
const weights = Object.entries(typography).flatMap(([name, weight]) =>
  name.startsWith('fontWeight') && typeof weight === 'number' ? [{ name, weight }] : [],
)
const sentence = 'Kamer 4, wo 25 – vr 27 nov, € 208,00'

type Variant = Extract<TypographyProps['variant'], string>

const meta: Meta = {
  title: 'Back office/Foundations/Type',
  render: () => (
    <PropertyGround>
      <Sheet title="Type of the back office" sources={['admin/theme/theme.json']}>
        <Part title="Instrument Sans">
          <p>
            One face, served by the property. It has a weight and a width: a name that does not fit
            is set narrower, never smaller.
          </p>
          {weights.map(({ name, weight }) => (
            <TypeSample
              key={name}
              name={name}
              note={`${weight}`}
              style={{ fontWeight: `${weight}` }}
            >
              {sentence}
            </TypeSample>
          ))}
          {[100, 87, 75].map((width) => (
            <TypeSample key={width} name={`${width}% wide`} style={{ fontStretch: `${width}%` }}>
              R. van der Heijden-Kuipers
            </TypeSample>
          ))}
        </Part>
        <Part title="Sizes">
          {variants.map(({ name, look }) => (
            <TypeSample key={name} name={name} note={Object.values(look).join(' · ')}>
              <Typography variant={name} component="span">
                {sentence}
              </Typography>
            </TypeSample>
          ))}
        </Part>
      </Sheet>
    </PropertyGround>
  ),
}
export default meta

export const WeightsWidthsAndSizes: StoryObj = {
  play: async ({ canvas }) => {
    await document.fonts.load('400 14px "Instrument Sans"')
    await expect(document.fonts.check('600 14px "Instrument Sans"')).toBe(true)
    await expect(canvas.getByText('subtitle1')).toBeVisible()
  },
}

export const OnAPhone: StoryObj = { globals: onPhone }
