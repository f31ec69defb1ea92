/** What bodies of submissions are made of. */

export const PROMPT = 'a 60 x 40 x 8 mm plate'

export const ACUTE_E = 'e\u0301'
export const HOOK = 'https://hooks.example.com/'
export const METADATA_LIMIT_BYTES = 16 * 1024

/** An object whose JSON has exactly so many bytes. */
export const metadataOf = (bytes: number, filling = 'x') => {
  const room = bytes - '{"note":""}'.length
  const width = Buffer.byteLength(filling)
  return { note: filling.repeat(Math.floor(room / width)) + 'x'.repeat(room % width) }
}
