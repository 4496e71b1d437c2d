import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tokens } from '../../../admin/theme/ThemeTokens.tsx'
import theme from '../../../admin/theme/theme.json' with { type: 'json' }
import { Bar, Part, Sample, Samples, Shape, Sheet } from '../../foundations/Sheet.tsx'
import { onPhone } from '../../sizes.ts'
import { PropertyGround } from '../fixtures/InHouse.tsx'

const radii = Object.entries(tokens).filter(([name]) => /^--r\d/.test(name))
const widths = Object.entries(tokens).filter(
  ([name, value]) => /^\d+px$/.test(value) && !radii.some(([radius]) => radius === name),
)
const steps = [1, 2, 3, 4].map((step) => step * theme.spacing)

const meta: Meta = {
  title: 'Back office/Foundations/Space and edges',
  render: () => (
    <PropertyGround>
      <Sheet
        title="Space and edges of the back office"
        sources={['admin/theme/theme.json', 'admin/theme/ThemeTokens.tsx']}
      >
        <Part title="Space">
          <p>Steps of {theme.spacing} px.</p>
          <Samples>
            {steps.map((px) => (
              <Sample key={px} name={`${px} px`}>
                <Bar length={`${px}px`} />
              </Sample>
            ))}
          </Samples>
        </Part>
        <Part title="Density">
          <p>Heights of what is pressed and read, on a desk and for a thumb.</p>
          <Samples>
            {Object.entries(theme.density).map(([name, px]) => (
              <Sample key={name} name={name} value={`${px}`}>
                <Bar length={`${px}px`} />
              </Sample>
            ))}
          </Samples>
        </Part>
        <Part title="Widths">
          <Samples>
            {widths.map(([name, value]) => (
              <Sample key={name} name={name} value={value}>
                <Bar length={value} />
              </Sample>
            ))}
          </Samples>
        </Part>
        <Part title="Edges">
          <Samples>
            {radii.map(([name, value]) => (
              <Sample key={name} name={name} value={value}>
                <Shape look={{ borderRadius: value, border: '1px solid' }} />
              </Sample>
            ))}
            <Sample name="--lift" value={tokens['--lift']} note="What lies above the page.">
              <Shape look={{ boxShadow: tokens['--lift'] }} />
            </Sample>
            <Sample name="Focus ring" value="--brass-text">
              <Shape
                look={{
                  outline: '2px solid var(--brass-text)',
                  outlineOffset: 2,
                  borderRadius: 'var(--r1)',
                }}
              />
            </Sample>
          </Samples>
        </Part>
        <Part title="Widths of the screen">
          <Samples>
            {Object.entries(theme.breakpoints.values).map(([name, px]) => (
              <Sample key={name} name={name} value={`from ${px} px`} />
            ))}
          </Samples>
        </Part>
      </Sheet>
    </PropertyGround>
  ),
}
export default meta

export const SpaceDensityAndEdges: StoryObj = {
  play: async ({ canvas }) => {
    for (const name of ['--r1', '--rail', 'phoneControlPx', 'sm'])
      await expect(canvas.getByText(name)).toBeVisible()
  },
}

export const OnAPhone: StoryObj = { globals: onPhone }
