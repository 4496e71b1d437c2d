/**
 * A key as the map names it (`t`, `ArrowLeft`, `?`), or null while typing, with a modifier, or
 * inside a dialog.
 */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return null
  const target = event.target
  if (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"]',
    )
  )
    return null
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}
