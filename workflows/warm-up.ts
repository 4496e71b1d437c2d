/**
 * Does nothing. The worker runs it once before it says that it is ready: its first task compiles
 * the workflows, which a guest should not wait for.
 */
export async function warmUpWorkflow(): Promise<void> {}
