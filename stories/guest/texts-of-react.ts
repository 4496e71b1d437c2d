/**
 * The texts for which React keeps a node of its own. There may be none on the guest site: a browser
 * that translates the page puts them away (`guest/page/jsx-runtime.ts`). A component that answers
 * bare text has one.
 */
export function textsOfReact(root: Node): string[] {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walk.nextNode()) {
    const isKept = Object.keys(walk.currentNode).some((key) => key.startsWith('__reactFiber$'))
    if (isKept) found.push(walk.currentNode.nodeValue ?? '')
  }
  return found
}
