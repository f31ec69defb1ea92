/** The code that system calls (`ENOENT`) and PostgreSQL (`57P03`) put on their errors. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
