/** What may come as `metadata`: anything that is an object, within reason (design 5). */

const LARGEST_BYTES = 16 * 1024
/** Deep enough for any record; a thousand brackets would only wear out whoever parses them next. */
const DEEPEST = 64

export function metadataFault(metadata: Record<string, unknown>): string | undefined {
  if (depthExceeds(metadata, DEEPEST)) return `must be nested at most ${DEEPEST} levels deep`
  const bytes = Buffer.byteLength(JSON.stringify(metadata))
  if (bytes > LARGEST_BYTES) return `must be at most ${LARGEST_BYTES} bytes as JSON; this has ${bytes}`
  return undefined
}

function depthExceeds(value: unknown, deepest: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}
