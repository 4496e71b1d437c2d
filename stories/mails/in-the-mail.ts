import { expect, waitFor } from 'storybook/test'

/** The document of the mail inside its frame, once it is drawn. Fails where it scrolls sideways. */
export async function inTheMail(canvasElement: HTMLElement): Promise<HTMLElement> {
  const frame = canvasElement.querySelector('iframe')!
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy())
  const page = frame.contentDocument!.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  return page
}
