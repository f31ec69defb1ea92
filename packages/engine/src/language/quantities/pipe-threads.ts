/** Pipe threads: `G1/4`, `1/2" NPT`, `3/4 BSP`. The size is a name; the table says how wide the thread is. */
import { pipeThread } from '../../library/pipe-threads.ts'
import type { Value } from './quantity.ts'
import { base, type Rule, readValue, type Scan } from './scan.ts'

const BEFORE = new Set(['g', 'npt', 'bsp', 'bspp', 'bspt', 'nptf'])
const BEHIND = new Set(['npt', 'nptf', 'bsp', 'bspp', 'bspt'])

/** Where the number and its inches end. */
function sizeAt(scan: Scan, at: number): { text: string; end: number } | undefined {
  if (!scan.isNumber(at)) return undefined
  const read = readValue(scan, at)
  const number = scan.words(at, at + 1).trim()
  const mixed = scan.isNumber(at + 1) && scan.tokens[at + 1]?.fraction ? ` ${scan.words(at + 1, at + 2)}` : ''
  const end = Math.max(read?.end ?? 0, at + (mixed ? 2 : 1))
  return {
    text: `${number}${mixed}`
      .replaceAll(/\s*"$|[-]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    end,
  }
}

export const pipeThreadSize: Rule = (scan, at) => {
  const before = BEFORE.has(scan.text(at) ?? '') ? scan.text(at) : undefined
  if (before === 'g' && !scan.isTight(at + 1)) return undefined
  const size = sizeAt(scan, before ? at + 1 : at)
  const behind = size && BEHIND.has(scan.text(size.end) ?? '') ? scan.text(size.end) : undefined
  const letters = before ?? behind
  const thread = size && letters ? pipeThread(letters, size.text) : undefined
  if (!size || !thread) return undefined
  const end = behind && !before ? size.end + 1 : size.end
  const text = scan.words(at, end)
  const said: Value = {
    value: thread.diameter,
    unit: 'length',
    factor: 1,
    text,
    span: scan.span(at, end),
    label: 'major',
  }
  return {
    value: {
      kind: 'length',
      ...base(scan, at, end, [said]),
      note: `“${text}” is drawn plain, ${thread.diameter} mm wide, as ${thread.standard} has it over the thread`,
    },
    end,
  }
}
