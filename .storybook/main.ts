import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The art of the guest site, at the address where the site serves it.
  staticDirs: ['../guest/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Types of properties are read in the editor; reading them here needs the compiler's old
  // interface.
  typescript: { reactDocgen: false },
}

export default config
