/**
 * `npm run bench`: the same models here, in FreeCAD's Python and in OpenSCAD, side by side in one run, as ratios. Ours is the whole
 * job (plan, gates, solid, checks, measurement, file, read back); theirs is model and file. Absolute times depend on the machine.
 */
import { mkdtemp } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, output } from '../independent/programs.ts'
import { type Engine, openEngine } from '../src/engine.ts'
import type { GenerateRequest } from '../src/request.ts'
import { models } from './models.ts'
import { planningTimes } from './planning.ts'

const RUNS = 7
const PROMPT = 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges and 3 mm corner fillets'
const prompted: GenerateRequest = {
  source: { kind: 'prompt', prompt: PROMPT, mode: 'standard' },
  format: 'STEP',
  preview: false,
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const quantile = (values: number[], q: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN
const ms = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(0)).padStart(9)
const ratio = (theirs: number | undefined, ours: number) =>
  (theirs === undefined ? '–' : `${(theirs / ours).toFixed(1)}×`).padStart(9)

interface Timed {
  /** The whole job. */
  ms: number
  /** The solid alone: what the other programs do before they write their file. */
  buildMs: number
}

async function timed(engine: Engine, request: GenerateRequest): Promise<Timed> {
  const start = performance.now()
  const result = await engine.generate(request)
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return { ms: performance.now() - start, buildMs: result.durationsMs.build ?? Number.NaN }
}

const median = (runs: readonly Timed[], of: keyof Timed) =>
  quantile(
    runs.map((run) => run[of]),
    0.5,
  )

async function ours(): Promise<Map<string, { step: number; build: number; stl: number }>> {
  const engine = await openEngine({ workers: 1 })
  const times = new Map<string, { step: number; build: number; stl: number }>()
  for (const [name, document] of Object.entries(models)) {
    const source = { kind: 'plan' as const, document }
    const step: Timed[] = []
    const stl: Timed[] = []
    for (let run = 0; run < RUNS; run++) {
      step.push(await timed(engine, { source, format: 'STEP', preview: false }))
      stl.push(await timed(engine, { source, format: 'STL', preview: false }))
    }
    times.set(name, { step: median(step, 'ms'), build: median(step, 'buildMs'), stl: median(stl, 'ms') })
  }
  await engine.close()
  return times
}

async function freecad(): Promise<Map<string, number>> {
  if (!isInstalled('freecadcmd')) return new Map()
  const printed = await output('freecadcmd', [here('./freecad/models.py')], tmpdir())
  const rows = [...printed.matchAll(/^RAN (.*)$/gm)].map(
    (m) => JSON.parse(m[1] as string) as { model: string; ms: number },
  )
  return new Map(rows.map(({ model, ms: value }) => [model, value]))
}

async function openscad(): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  if (!isInstalled('openscad')) return times
  const folder = await mkdtemp(join(tmpdir(), 'cadwright-bench-'))
  for (const name of Object.keys(models)) {
    const start = performance.now()
    await output('openscad', ['-o', join(folder, `${name}.stl`), here(`./openscad/${name}.scad`)], folder)
    times.set(name, performance.now() - start)
  }
  return times
}

async function throughput(workers: number, jobs: number): Promise<number> {
  const engine = await openEngine({ workers })
  const start = performance.now()
  await Promise.all(Array.from({ length: jobs }, () => timed(engine, prompted)))
  const perSecond = (1000 * jobs) / (performance.now() - start)
  await engine.close()
  return perSecond
}

console.log(`${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`)

const mine = await ours()
const [theirs, scad] = [await freecad(), await openscad()]
console.log('Milliseconds a model (median), and how many times longer the others take')
console.log('model            build      STEP   FreeCAD     ratio       STL  OpenSCAD     ratio')
for (const [name, { step, build, stl }] of mine) {
  const [other, mesh] = [theirs.get(name), scad.get(name)]
  console.log(
    `${name.padEnd(12)} ${ms(build)} ${ms(step)} ${ms(other)} ${ratio(other, step)} ${ms(stl)} ${ms(mesh)} ${ratio(mesh, stl)}`,
  )
}
console.log(
  'build: the solid alone. STEP and STL: the whole job, with every check, measurement and the file read back.',
)
if (theirs.size === 0) console.log('FreeCAD is not installed (apt-get install freecad)')
if (scad.size === 0) console.log('OpenSCAD is not installed (apt-get install openscad)')

const engine = await openEngine({ workers: 1 })
const times: number[] = []
for (let run = 0; run < 40; run++) times.push((await timed(engine, prompted)).ms)
await engine.close()
console.log(
  `\nPrompt to verified STEP, warm ("${PROMPT}"): p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
)

console.log(planningTimes())

const [one, two] = [await throughput(1, 40), await throughput(2, 40)]
console.log(
  `Models a second: ${one.toFixed(1)} with 1 worker, ${two.toFixed(1)} with 2 (${(two / one).toFixed(2)}×)`,
)
