/** A path of this site: `/extra`, never `//another.example`, which leads away. */
export const isOwnPath = (address: string) => /^\/(?![/\\])[\w\-./?=&#%]*$/.test(address)

/** What a link of a text may lead to: a path of this site, https, mailto or tel. */
export const isSafeAddress = (address: string) =>
  isOwnPath(address) || /^(?:https:\/\/|mailto:|tel:\+?\d)[^\s"<>]*$/i.test(address)
