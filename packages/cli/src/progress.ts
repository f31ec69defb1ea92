/** A progress bar on a terminal, and nothing anywhere else. */
export interface ProgressLine {
  show(fraction: number, words: string): void
  clear(): void
}

const WIDTH = 28

export function progressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  if (!stream.isTTY) return { show() {}, clear() {} }
  return {
    show(fraction, words) {
      const filled = Math.round(WIDTH * Math.min(1, Math.max(0, fraction)))
      stream.write(`\r\u001b[2K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${words}`)
    },
    clear() {
      stream.write('\r\u001b[2K')
    },
  }
}
