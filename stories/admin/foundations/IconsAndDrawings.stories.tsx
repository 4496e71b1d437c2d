import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drawings, Icon, type IconName } from '../../../admin/marks/Icon.tsx'
import { BackOfficeMark } from '../../../admin/shell/BackOfficeMark.tsx'
import { IconSample, Part, Sample, Samples, Sheet } from '../../foundations/Sheet.tsx'
import { onPhone } from '../../sizes.ts'
import { PropertyGround } from '../fixtures/InHouse.tsx'

const meta: Meta = {
  title: 'Back office/Foundations/Icons and drawings',
  render: () => (
    <PropertyGround>
      <Sheet title="Icons and drawings of the back office" sources={['admin/marks/Icon.tsx']}>
        <Part title="Icons">
          <p>Strokes on a square of 16. Each stands beside a word and is silent.</p>
          <Samples>
            {(Object.keys(drawings) as IconName[]).map((name) => (
              <Sample key={name} name={name}>
                <IconSample>
                  <Icon name={name} size={20} />
                </IconSample>
              </Sample>
            ))}
          </Samples>
        </Part>
        <Part title="The mark of the property">
          <span
            style={{
              display: 'inline-block',
              padding: 13,
              color: 'var(--brass-light)',
              background: 'var(--ink)',
            }}
          >
            <BackOfficeMark />
          </span>
        </Part>
      </Sheet>
    </PropertyGround>
  ),
}
export default meta

export const AllOfThem: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(drawings).length)
  },
}

export const OnAPhone: StoryObj = { globals: onPhone }
