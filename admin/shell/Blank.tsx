/** While the session is asked for: the page's own ground, no spinner. */
export function Blank() {
  return <div aria-busy="true" />
}
