/**
 * How long reading takes: the prompts below, or those of a file (`node bench/planning.ts prompts.jsonl`, lines with a
 * `prompt`), and one of 5,000 characters. Refusals count: they must come as soon as plans.
 */
import { readFileSync } from 'node:fs'
import { EngineError } from '../src/errors.ts'
import { readPrompt } from '../src/language/read.ts'

const PROMPTS = [
  'a 20 mm cube',
  'cylinder 30 mm diameter 80 mm height',
  'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges and 3 mm corner fillets',
  'a tube, outer diameter 40, inner diameter 30, 60 mm long',
  'Build a flange with a 110 mm outer diameter, 12 mm thickness, and 6 bolt holes evenly spaced on a 90 mm bolt circle.',
  'a hexagonal prism 20 mm across flats, 30 mm tall, with a 10 mm hole through the centre',
  'Create a cylinder with a height of 1.5 units and a radius of 0.25 units. Add a second cylinder on top of it with a diameter of 0.3 units and a height of 0.4 units.',
  '1. Start with a 90 x 60 x 12 mm block.\n2. Cut a 40 x 20 mm pocket 6 mm deep into the top face.\n3. Drill an M6 hole in each corner, 8 mm from the edges.\n4. Round the vertical edges with R4.',
  'Please design a small stand for my phone',
  'Platte 70 x 45 x 6 mm mit vier 5 mm Bohrungen',
]
const LONG = 5000
/** The reader is compiled as it is used: fewer would time the compiler. */
const ROUNDS = 30

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN

function spent(prompt: string): number {
  const start = performance.now()
  try {
    readPrompt(prompt, { mode: 'standard' })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
  }
  return performance.now() - start
}

const fromFile = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { prompt: string }).prompt)

/** One line for the bench: p50 and p99 of warm readings, and the longest prompt allowed. */
export function planningTimes(prompts: readonly string[] = PROMPTS): string {
  for (const prompt of prompts) spent(prompt)
  // The best of some rounds: what else the machine does is not the reader's time.
  const best = (prompt: string): number => Math.min(...Array.from({ length: ROUNDS }, () => spent(prompt)))
  const times = prompts.map(best)
  const long = prompts
    .join('. ')
    .repeat(Math.ceil(LONG / prompts.join('. ').length))
    .slice(0, LONG)
  const longest = best(long)
  const ms = (value: number): string => `${value.toFixed(1)} ms`
  return `Reading ${prompts.length} prompts: p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}, ${LONG} characters ${ms(longest)}`
}

if (import.meta.main) {
  const [path] = process.argv.slice(2)
  console.log(planningTimes(path === undefined ? PROMPTS : fromFile(path)))
}
