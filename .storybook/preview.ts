import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // What axe finds fails the story, here and in `npm test`. WCAG 2.2 AA and axe's best practices.
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
}

export default preview
