/**
 * `npm run soak`: 300 different parts in a row through one kernel thread. Memory must stay bounded and the last fifty
 * must be no slower than the first; exits with 1 where not.
 */
import { gallery } from '../gallery/index.ts'
import { openEngine } from '../src/engine.ts'

const GENERATIONS = 300
const ROUND = 50
const MOST_RSS_MIB = 1500
/** A slower machine in between is no leak; twice as slow would be one. */
const MOST_SLOWDOWN = 2

/** Springs and threads would make the run long without making it harder. */
const plans = gallery.filter(({ name }) => !/spring|thread|tapped|bolt|helical|coil/i.test(name))
const engine = await openEngine({ workers: 1 })
const rounds: { ms: number; rssMib: number; replaced: number }[] = []
let started = performance.now()
for (let n = 1; n <= GENERATIONS; n++) {
  const document = plans[n % ROUND]
  const result = await engine.generate({
    source: { kind: 'plan', document },
    format: n % 2 ? 'STEP' : 'STL',
    preview: false,
  })
  if (!result.ok) throw new Error(`${document?.name}: ${result.error.code}: ${result.error.message}`)
  if (n % ROUND > 0) continue
  const round = {
    ms: performance.now() - started,
    rssMib: process.memoryUsage.rss() / 2 ** 20,
    replaced: engine.status().replaced,
  }
  rounds.push(round)
  console.log(
    `${String(n).padStart(4)} made  ${(round.ms / ROUND).toFixed(0).padStart(5)} ms each  ${round.rssMib.toFixed(0).padStart(5)} MiB  ${round.replaced} kernels replaced`,
  )
  started = performance.now()
}
await engine.close()

const peak = Math.max(...rounds.map(({ rssMib }) => rssMib))
const slowdown = (rounds.at(-1)?.ms ?? 0) / Math.min(...rounds.map(({ ms }) => ms))
console.log(`peak ${peak.toFixed(0)} MiB, last round ${slowdown.toFixed(2)}× the fastest`)
if (peak > MOST_RSS_MIB || slowdown > MOST_SLOWDOWN) process.exitCode = 1
