/** Why something failed, in one line down to the cause: an unreachable server is reported by its cause alone. */
export function reasonOf(error: unknown): string {
  const messages: string[] = []
  for (let at: unknown = error; at instanceof Error; at = innerOf(at)) {
    if (at.message && !messages.some((message) => message.includes(at.message))) messages.push(at.message)
  }
  return (messages.join(': ') || String(error)).replace(/\s*\n\s*/g, ' ')
}

const innerOf = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : error.cause)
