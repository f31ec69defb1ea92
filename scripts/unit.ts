// Runs the tests. Those of the language share nothing but a kernel and run many files to a process: four fifths of a file's time
// went into loading what all of them load. The others, which open databases, threads and ports, and those that measure time, have a
// process each.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const FILES_A_PROCESS = 40

/** A kernel and its solids take some 1.5 GB a process. */
const MOST_PROCESSES = 4

/** Tests of a file that leaves nothing behind, and of which most is the loading of the readers. */
const SHARING = /^packages\/engine\/test\/language\//u

/** What measures how long something takes has the machine for itself. */
const TIMED = /(?:speed|fuzz)[^/]*\.test\.ts$/u

const files = globSync('packages/*/test/**/*.test.ts').toSorted()
const shared = files.filter((file) => SHARING.test(file) && !TIMED.test(file))
const apart = files.filter((file) => !shared.includes(file))

const batches = Array.from({ length: Math.ceil(shared.length / FILES_A_PROCESS) }, (_, nth) =>
  shared.slice(nth * FILES_A_PROCESS, (nth + 1) * FILES_A_PROCESS),
)

interface Count {
  pass: number
  fail: number
  skipped: number
}
const total: Count = { pass: 0, fail: 0, skipped: 0 }
let failed = false

/** Shows what a run says when it is over, so that two at once do not mix. */
async function run(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--test', '--test-reporter=spec', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Ended by a signal it has no code, which is no success either.
  const closed = once(child, 'close')
  let said = ''
  for await (const text of child.stdout.setEncoding('utf8')) said += text
  const [code] = await closed
  process.stdout.write(said)
  for (const kind of ['pass', 'fail', 'skipped'] as const)
    total[kind] += Number(new RegExp(`^ℹ ${kind} (\\d+)$`, 'mu').exec(said)?.[1] ?? 0)
  failed ||= code !== 0
}

const next = batches.values()
await Promise.all(
  Array.from({ length: Math.min(MOST_PROCESSES, availableParallelism()) }, async () => {
    for (const batch of next) await run(['--test-isolation=none', ...batch])
  }),
)
await run(apart)
console.log(`${total.pass} passed, ${total.fail} failed, ${total.skipped} skipped`)
process.exitCode = failed ? 1 : 0
