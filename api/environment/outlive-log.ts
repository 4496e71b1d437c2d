/**
 * Where this process writes its log may be full or closed. What it says is lost then, and said again
 * where there is room again; without a listener the first line that cannot be written would end the
 * process.
 */
export function outliveLog(): void {
  for (const out of [process.stdout, process.stderr]) out.on('error', () => {})
}
