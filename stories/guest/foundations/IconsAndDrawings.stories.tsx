import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from '../../../guest/icons/Icon.tsx'
import { type IconName, iconPaths } from '../../../guest/icons/icon-paths.ts'
import { Drawing, IconSample, Part, Sample, Samples, Sheet } from '../../foundations/Sheet.tsx'
import { onPhone } from '../../sizes.ts'
import { GuestLook } from '../fixtures/GuestLook.tsx'

const icons = Object.keys(iconPaths) as IconName[]
const drawings = Object.keys(import.meta.glob('../../../guest/public/art/*.svg')).map((file) =>
  file.slice(file.lastIndexOf('/') + 1),
)

const meta: Meta = {
  title: 'Guest site/Foundations/Icons and drawings',
  render: () => (
    <>
      <GuestLook />
      <Sheet
        title="Icons and drawings of the guest site"
        sources={['guest/icons/icon-paths.ts', 'guest/public/art/']}
      >
        <Part title="Icons">
          <p>Strokes on a square of 24. Each stands beside a word and is silent.</p>
          <Samples>
            {icons.map((name) => (
              <Sample key={name} name={name}>
                <IconSample>
                  <Icon name={name} />
                </IconSample>
              </Sample>
            ))}
          </Samples>
        </Part>
        <Part title="Drawings">
          <p>
            Drawn for this property, in its materials. Rooms that have a photo show that instead.
          </p>
          <Samples>
            {drawings.map((name) => (
              <Sample key={name} name={name}>
                <Drawing address={`/art/${name}`} />
              </Sample>
            ))}
          </Samples>
        </Part>
      </Sheet>
    </>
  ),
}
export default meta

export const AllOfThem: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('luiken-avond.svg')).toBeVisible()
    await expect(canvas.getByText('nosmoke')).toBeVisible()
  },
}

export const OnAPhone: StoryObj = { globals: onPhone }
