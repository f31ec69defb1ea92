/** The entry of a worker thread: boots its kernel, warms it, then runs one job after another. */
import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { EngineError } from '../../errors.ts'
import { readPrompt } from '../../language/read.ts'
import { runPipeline } from '../../pipeline.ts'
import { PLAN_VERSION } from '../../plan/plan.ts'
import { isFatal, rootCause } from '../exceptions.ts'
import { bootKernel } from '../occt.ts'
import { STRATEGIES } from '../strategy.ts'
import type { JobFailure, WorkerJob, WorkerMessage, WorkerSetup } from './protocol.ts'

/** Touches the code that most jobs use, which the engine compiles on first use: half a second that no job should pay. */
const WARM_UP = {
  version: PLAN_VERSION,
  name: 'Warm-up',
  parts: [
    {
      id: 'plate',
      name: 'Plate',
      features: [
        { kind: 'box', id: 'plate', size: [40, 30, 5] },
        { kind: 'boss', id: 'boss', sketch: { add: [{ kind: 'circle', diameter: 12 }] }, height: 6 },
        { kind: 'hole', id: 'bore', diameter: 5 },
        { kind: 'fillet', id: 'corners', edges: [{ parallelTo: '+z', feature: 'plate' }], radius: 2 },
      ],
    },
  ],
  requirements: [
    { id: 'length', says: 'length 40 mm', measure: { kind: 'extent', axis: 'x' }, value: 40 },
    { id: 'bores', says: 'one 5 mm hole', measure: { kind: 'hole-count', diameter: 5 }, value: 1 },
  ],
}

/** The reader's tables and patterns are compiled on first use as well. */
const FIRST_WORDS = [
  'A 60 x 40 x 8 mm plate with four 5 mm holes, 6 mm from the edges, and 3 mm fillets on its vertical edges.',
  'Create a cylinder with a radius of 10 mm and a height of 30 mm. Add a 40 mm cube on top of it. Cut a slot 5 mm wide through the cube.',
  'A flange with an outer diameter of 110 mm, 12 mm thick, and 6 bolt holes evenly spaced on a 90 mm bolt circle.',
]

const port = parentPort
if (!port) throw new Error('this file is the entry of a worker thread')
const { module, warm } = workerData as WorkerSetup
const { oc, heapBytes } = await bootKernel(module)
const say = (message: WorkerMessage) => port.postMessage(message)

if (warm) {
  await runPipeline(
    oc,
    { source: { kind: 'plan', document: WARM_UP }, format: 'STEP', preview: false },
    { strategy: STRATEGIES[0], time: new Date(0), onProgress() {} },
  )
  for (const prompt of FIRST_WORDS) readPrompt(prompt, { mode: 'standard' })
}

port.on('message', (job: WorkerJob) => void run(job))
say({ kind: 'ready' })
// Not at the end, which may be a kill.
flushCompileCache()

async function run({ request, strategy, time }: WorkerJob): Promise<void> {
  try {
    const result = await runPipeline(oc, request, {
      strategy,
      time: new Date(time),
      onProgress: (progress) => say({ kind: 'progress', progress }),
    })
    say({ kind: 'done', result, heapBytes: heapBytes() })
  } catch (error) {
    if (isFatal(error)) say({ kind: 'broken', message: String(rootCause(error)) })
    else say({ kind: 'failed', failure: failureOf(error), heapBytes: heapBytes() })
  }
}

function failureOf(error: unknown): JobFailure {
  if (error instanceof EngineError)
    return { code: error.code, message: error.message, feature: error.feature }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { code: 'internal_error', message: 'The engine met a fault of its own', feature: undefined, detail }
}
