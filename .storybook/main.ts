import type { StorybookConfig } from '@storybook/react-vite'
import { ownTexts } from '../guest/own-texts.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The elements of the guest site are made as in its own bundle.
  viteFinal: (config) => ({ ...config, plugins: [ownTexts, config.plugins] }),
  // The art of the guest site, at the address where the site serves it.
  staticDirs: ['../guest/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Properties and their doc comments, for the controls and the pages of the components. The other
  // reader, of the compiler, needs an interface that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
