import { expect } from 'storybook/test'

/** Nothing on this screen makes the page scroll sideways (WCAG 1.4.10). */
export async function expectItFits(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth, 'the width of the page').toBeLessThanOrEqual(clientWidth)
}
