/**
 * Lowers the maximum in the wasm file's memory section. The kernel is built for 4 GiB; one runaway
 * mesh would take the whole machine with it, where a capped one fails its own job.
 */
const PAGE_BYTES = 65_536
const MEMORY_SECTION = 5

export function capMemory(wasm: Uint8Array, maximumBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(wasm)
  const maximumPages = Math.floor(maximumBytes / PAGE_BYTES)
  let position = 8 // past the magic number and version
  const readLeb = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[position++] ?? 0
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
  }
  while (position < bytes.length) {
    const section = bytes[position++]
    const size = readLeb()
    const end = position + size
    if (section === MEMORY_SECTION) {
      readLeb() // number of memories: one
      const flags = readLeb()
      readLeb() // initial pages
      const at = position
      readLeb()
      const width = position - at
      if (!(flags & 1) || width !== 3 || maximumPages >= 2 ** 21)
        throw new Error('the kernel file has an unexpected memory section')
      bytes[at] = (maximumPages & 127) | 128
      bytes[at + 1] = ((maximumPages >> 7) & 127) | 128
      bytes[at + 2] = maximumPages >> 14
      return bytes
    }
    position = end
  }
  throw new Error('the kernel file has no memory section')
}
