/** Pipe threads by their nominal size in inches: the diameter over the thread, in millimetres. */

/** ISO 228 (G, BSPP), which ISO 7 (R, BSPT) shares in its gauge plane. */
const BRITISH: Readonly<Record<string, number>> = {
  '1/8': 9.728,
  '1/4': 13.157,
  '3/8': 16.662,
  '1/2': 20.955,
  '3/4': 26.441,
  '1': 33.249,
  '1 1/4': 41.91,
  '1 1/2': 47.803,
  '2': 59.614,
}

/** ASME B1.20.1: outside diameter of the pipe that is threaded. */
const AMERICAN: Readonly<Record<string, number>> = {
  '1/8': 10.287,
  '1/4': 13.716,
  '3/8': 17.145,
  '1/2': 21.336,
  '3/4': 26.67,
  '1': 33.401,
  '1 1/4': 42.164,
  '1 1/2': 48.26,
  '2': 60.325,
}

export interface PipeThread {
  diameter: number
  standard: string
}

export function pipeThread(letters: string, size: string): PipeThread | undefined {
  const american = letters === 'npt' || letters === 'nptf'
  const diameter = (american ? AMERICAN : BRITISH)[size]
  return diameter === undefined ? undefined : { diameter, standard: american ? 'ASME B1.20.1' : 'ISO 228' }
}
