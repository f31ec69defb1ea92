/** What may come as `metadata`: anything that is an object, within reason (design 5). */

const LARGEST_BYTES = 16 * 1024
/** Deep enough for any record; thousands of brackets would only wear out whoever parses them next. */
const DEEPEST = 64

export function metadataFault(metadata: Record<string, unknown>): string | undefined {
  let level: unknown[] = [metadata]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return `must be nested at most ${DEEPEST} levels deep`
    if (level.some(isInexact)) return 'holds a number too large to be echoed exactly; send it as a string'
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  const bytes = Buffer.byteLength(JSON.stringify(metadata))
  if (bytes > LARGEST_BYTES) return `must be at most ${LARGEST_BYTES} bytes as JSON; this has ${bytes}`
  return undefined
}

/** Parsed as a double, `1e400` becomes infinite and `12345678901234567890` another number. */
const isInexact = (value: unknown) =>
  typeof value === 'number' &&
  (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value) && value < 1e21))
