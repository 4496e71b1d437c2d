/** A page as guests read it: without the data that its scripts begin with, which hold every text. */
export const visibleIn = (html: string) =>
  html.replaceAll(/<script type="application\/json"[^]*?<\/script>/g, '')
